import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    gap: var(--ct-space-2);
  }

  [role='log'] {
    display: grid;
    align-content: start;
    gap: var(--ct-space-3);
    max-height: var(--ct-log-height, 18rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--ct-space-3);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background: var(--ct-surface);
    scrollbar-width: thin;
    scrollbar-color: var(--ct-line) transparent;
  }

  .none {
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
  }

  .message {
    justify-self: start;
    max-width: 85%;
  }

  .you {
    justify-self: end;
    text-align: end;
  }

  .from {
    color: var(--tone);
    font-size: var(--ct-text-xs);
    font-weight: 650;
  }

  i {
    color: var(--ct-muted);
    font-style: normal;
    font-weight: 400;
  }

  .message p {
    width: fit-content;
    padding: var(--ct-space-2) var(--ct-space-3);
    border-radius: 0.25rem 0.875rem 0.875rem;
    background: var(--ct-raised);
    border: 1px solid var(--ct-line);
    font-size: var(--ct-text-s);
    text-align: start;
    overflow-wrap: anywhere;
  }

  .you p {
    margin-inline-start: auto;
    border-color: color-mix(in srgb, var(--tone) 45%, var(--ct-line));
    border-radius: 0.875rem 0.25rem 0.875rem 0.875rem;
  }

  form {
    display: flex;
    gap: var(--ct-space-2);
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: var(--ct-touch);
    padding: 0 var(--ct-space-3);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
  }

  input::placeholder {
    color: var(--ct-muted);
    opacity: 1;
  }
`;
