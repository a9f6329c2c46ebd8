/** The host's client: typed requests, and a page kept up to date by frames. Small enough for a browser. */
export { connect, type Client } from './connect.ts';
export { advance } from './advance.ts';
