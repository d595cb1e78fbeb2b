// Runs before dependencies are installed, so it is plain JavaScript and imports only Node modules.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const [minimumMajor, minimumMinor] = [20, 19];

/** Exits with a message. */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function read(path) {
  try {
    return readFileSync(`${root}${path}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Installs the workspace with its pinned pnpm, unless the lockfile is installed already. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < minimumMajor || (major === minimumMajor && minor < minimumMinor)) {
    fail(
      `Node ${minimumMajor}.${minimumMinor} or newer is needed; this is ${process.versions.node}.`,
    );
  }
  const locked = read('pnpm-lock.yaml');
  if (locked !== undefined && locked === read('node_modules/.pnpm/lock.yaml')) return;

  const pnpm = JSON.parse(read('package.json') ?? '{}').packageManager;
  console.log(`Installing with ${pnpm} …`);
  const { status, error } = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    fail('npx was not found: install npm, which brings it.');
  }
  if (status !== 0) {
    fail('The packages could not be installed: see above. A network and npm are needed for it.');
  }
}

/** Runs a TypeScript program of this repository and exits with its code. */
export async function run(program, args = []) {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['--import', 'tsx', `${root}${program}`, ...args], {
    cwd: root,
    // The IPC channel tells the child when this process ends, even if it is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child too, which shuts down in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
