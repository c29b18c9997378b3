// Runs before `npm start` and `npm test`, on whatever Node 20 or newer the machine has; everything
// after it runs on the Node of package.json. Plain JavaScript, because nothing is installed yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const neededMajor = 22;

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} path */
const at = (path) => `${root}${path}`;

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** Packages by path; npm writes lists of the same form for installed and required ones. */
function packages(path) {
  try {
    const { packages: all } = readJson(path);
    return Object.entries(all).filter(([name]) => name !== '');
  } catch {
    return null;
  }
}

/** True if every package of the lock file for this platform is in node_modules. */
function isInstalled() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const versions = new Map(present.map(([name, entry]) => [name, entry.version]));
  return wanted.every(([name, entry]) => entry.optional || versions.get(name) === entry.version);
}

// Packages may warn that they need a newer Node than npm's; they run on the one from package.json.
const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];

function installPackages() {
  console.log('Installing the packages of package-lock.json (npm ci). This takes about a minute.');
  const began = performance.now();
  // npm sets npm_execpath for its scripts; if started without npm, it is found on the path.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', ...quietly], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) stop('npm ci failed; its output is above.');
  console.log(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/**
 * Installs the packages that npm left out because they need a newer Node than the one it ran on, such as the compiler of
 * the messages. They are optional for npm, because there is one for each platform.
 */
function addNewerPackages() {
  const platforms = Object.keys(
    readJson('node_modules/@lingui/native-tools/package.json').optionalDependencies,
  );
  if (platforms.some((name) => existsSync(at(`node_modules/${name}`)))) return;
  const options = ['install', '--no-save', '--ignore-scripts', ...quietly];
  const { status } = spawnSync('npm', options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${at('node_modules/node/bin')}${delimiter}${process.env.PATH}` },
  });
  if (status !== 0) stop('npm install failed; its output is above.');
}

function assertNode() {
  const node = at(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
  const found = existsSync(node)
    ? execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()
    : process.versions.node;
  if (Number(found.split('.')[0]) < neededMajor) {
    stop(
      `Lexiloom needs Node ${neededMajor} or newer and found ${found}. Its own copy comes with the ` +
        'package "node", whose install script did not run. Remove node_modules and run npm ci ' +
        'without --ignore-scripts.',
    );
  }
}

/** @param {string[]} names */
function aptInstall(names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env: environment };
  spawnSync('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return spawnSync('apt-get', install, options).status === 0;
}

/** The browser tests take little more than half of the processor time in it; they run without it too. */
function addHeadlessShell() {
  const name = 'chromium-headless-shell';
  if (process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${name}`)) return;
  const isKnown = spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  if (isKnown) aptInstall([name]);
}

function assertChromium() {
  const wanted = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(wanted)) return;
  if (!process.env.CHROMIUM_PATH && aptInstall(['chromium']) && existsSync(wanted)) return;
  stop(
    `The browser tests need Chromium, and ${wanted} is not there. On Debian or Ubuntu: ` +
      '"apt-get install chromium" as root. Elsewhere: install Chromium or Chrome and set ' +
      'CHROMIUM_PATH to its program.',
  );
}

if (!isInstalled()) installPackages();
assertNode();
addNewerPackages();
if (process.argv.includes('--tests')) {
  assertChromium();
  addHeadlessShell();
}
