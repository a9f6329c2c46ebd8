/**
 * `npm start`: installs what is missing, builds the server and the web app, and then becomes the server, in this very
 * process, so that whoever stops us stops it. The script in package.json begins with `exec`, because a shell between npm and
 * us would keep npm's signals for itself; Windows knows neither and takes the second half of the line.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nx } from './commands.js';
import { root } from './files.js';
import { install } from './install.js';

const prepared =
  (await install()) || (await nx(['run-many', '-t', 'build', '-p', '@cantina/api,@cantina/web']));
if (prepared !== 0) process.exit(prepared);

process.env['PORT'] ??= '3000';
process.env['HOST'] ??= '127.0.0.1';
process.env['NODE_ENV'] ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
