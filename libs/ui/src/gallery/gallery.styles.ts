import { css } from 'lit';

export const styles = css`
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ct-space-6) var(--ct-space-7);
    max-width: 84rem;
    margin: 0 auto;
    padding: var(--ct-space-6) clamp(1rem, 4vw, 3rem);
  }

  header {
    max-width: 42rem;
  }

  h1 {
    margin: 0 0 var(--ct-space-2);
    font-family: var(--ct-font-display);
    font-size: clamp(2rem, 6vw, 3rem);
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.1;
  }

  header p,
  .about,
  footer {
    color: var(--ct-muted);
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ct-space-2);
  }

  nav button {
    min-height: 2.25rem;
    padding: 0 var(--ct-space-2);
    border: 0;
    border-radius: var(--ct-radius-s);
    background: none;
    color: var(--ct-muted);
    text-align: start;
    cursor: pointer;
  }

  nav button:hover {
    color: var(--ct-accent);
  }

  .exhibits {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ct-space-7);
    min-width: 0;
  }

  section {
    min-width: 0;
    scroll-margin-top: var(--ct-space-4);
  }

  section:focus {
    outline: none;
  }

  h2 {
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-xl);
    font-weight: 650;
    line-height: 1.2;
  }

  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ct-space-5);
    margin: var(--ct-space-4) 0;
    min-width: 0;
  }

  .stage > * {
    min-width: 0;
  }

  .shelf {
    --ct-card-width: min(11rem, 42vw);
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-5);
    align-items: flex-end;
  }

  .usage {
    display: flex;
    gap: var(--ct-space-3);
    align-items: center;
    padding: var(--ct-space-1) var(--ct-space-1) var(--ct-space-1) var(--ct-space-3);
    border-radius: var(--ct-radius-s);
    background: var(--ct-sunken);
  }

  code {
    flex: 1;
    min-width: 0;
    color: var(--ct-muted);
    font-family: var(--ct-font-code);
    font-size: var(--ct-text-s);
    overflow-wrap: anywhere;
  }

  .usage .quiet {
    border-color: transparent;
    background: none;
  }

  footer {
    font-size: var(--ct-text-s);
  }

  a {
    color: var(--ct-second);
  }

  .chosen {
    position: fixed;
    right: var(--ct-space-4);
    bottom: var(--ct-space-4);
    padding: var(--ct-space-2) var(--ct-space-4);
    border-radius: 2rem;
    background: var(--ct-text);
    color: var(--ct-ground);
    font-size: var(--ct-text-s);
  }

  .chosen:empty,
  .chosen:not(:has(b)) {
    display: none;
  }

  @media (width >= 64rem) {
    .page {
      grid-template-columns: 10rem minmax(0, 1fr);
    }

    header,
    footer {
      grid-column: 2;
    }

    nav {
      grid-row: 2;
    }

    nav ul {
      position: sticky;
      top: var(--ct-space-4);
      display: grid;
    }
  }
`;
