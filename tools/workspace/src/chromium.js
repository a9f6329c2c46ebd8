/** The browser for the tests: a Chromium or Chrome of this machine. Built-in modules only. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.js';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];

/** @type {Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>} */
const usual = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap(
    (folder) => names.map((name) => `${folder}/${name}`),
  ),
  darwin: ['Chromium', 'Google Chrome'].flatMap((name) =>
    ['', process.env['HOME'] ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((place) =>
    ['Google\\Chrome', 'Chromium'].map(
      (name) => `${process.env[place] ?? ''}\\${name}\\Application\\chrome.exe`,
    ),
  ),
};

export const advice =
  'The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to it.';

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [places]
 * @returns {string | undefined} the path of a browser; a CHROMIUM_PATH that leads nowhere is not replaced by another
 */
export function findChromium(env = process.env, places = usual[process.platform] ?? []) {
  const wanted = env['CHROMIUM_PATH'];
  if (wanted) return executable(wanted) ? wanted : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(
    executable,
  );
}

/** @returns {boolean} whether we may install a package here */
function rootOnDebian() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @returns {Promise<string | undefined>} a browser, installed if that is possible here */
export async function provideChromium() {
  const found = findChromium();
  if (found !== undefined || process.env['CHROMIUM_PATH'] || !rootOnDebian()) return found;
  console.log('No Chromium here: apt-get install chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const installed =
    (await run('apt-get', ['update', '-qq'], { env })) ||
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env }));
  return installed === 0 ? findChromium() : undefined;
}
