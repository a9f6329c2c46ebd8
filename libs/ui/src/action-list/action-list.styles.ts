import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    gap: var(--ct-space-2);
  }

  .title:not(:first-child) {
    margin-top: var(--ct-space-3);
  }

  ul {
    display: grid;
    gap: var(--ct-space-1);
  }

  .none {
    color: var(--ct-muted);
  }

  .action {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-1) var(--ct-space-3);
    align-items: center;
    justify-content: space-between;
    min-height: var(--ct-touch);
    padding: var(--ct-space-2) var(--ct-space-3);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    line-height: 1.3;
    transition: border-color var(--ct-fast);
  }

  .open {
    border-inline-start: 3px solid var(--ct-accent);
  }

  ct-choice:hover .open {
    border-color: var(--ct-accent);
  }

  .refused {
    border-style: dashed;
    background: none;
    color: var(--ct-muted);
  }

  .words {
    flex: 1 1 9rem;
    font-weight: 550;
  }

  .reason {
    display: block;
    font-size: var(--ct-text-s);
    font-weight: 400;
  }

  .reason i {
    font-size: var(--ct-text-xs);
    font-style: normal;
    white-space: nowrap;
  }
`;
