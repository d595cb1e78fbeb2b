import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, isExecutable, onPath } from '../system/ensureProgram.ts';

/** Where packages put the programs of each major version. */
const folders = [
  { parent: '/usr/lib/postgresql', below: 'bin' },
  { parent: '/opt/homebrew/opt', below: 'bin', prefix: 'postgresql@' },
  { parent: '/usr/local/opt', below: 'bin', prefix: 'postgresql@' },
  { parent: '/usr', below: 'bin', prefix: 'pgsql-' },
];

/**
 * The folder of the newest PostgreSQL's programs (or `POSTGRES_BIN`), with the extension plpgsql_check.
 * What is missing is installed with the system's package manager.
 *
 * @throws Error in one sentence that says what to install.
 */
export function ensurePostgres(log: (line: string) => void): string {
  const programs = ensureProgram(
    {
      name: 'PostgreSQL 15 or newer',
      find: findPrograms,
      packages: {
        'apt-get': [['postgresql', 'postgresql-contrib']],
        dnf: [['postgresql-server', 'postgresql-contrib']],
        pacman: [['postgresql']],
      },
      advice:
        'install it with your system (for example `sudo apt-get install postgresql`), or set POSTGRES_BIN to the folder of its programs, or STACK_POSTGRES_URL to a disposable server’s address (docs/hosting.md)',
    },
    log,
  );
  const plpgsqlCheck = `postgresql-${read(programs, '--version').match(/\d+/)?.[0]}-plpgsql-check`;
  ensureProgram(
    {
      name: 'plpgsql_check, which `supabase db lint` uses,',
      find: () => hasPlpgsqlCheck(programs) || undefined,
      packages: { 'apt-get': [[plpgsqlCheck]], dnf: [['plpgsql_check']] },
      advice: `install it (Debian and Ubuntu: \`sudo apt-get install ${plpgsqlCheck}\`)`,
    },
    log,
  );
  return programs;
}

function findPrograms(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const installed = folders
    .filter(({ parent }) => existsSync(parent))
    .flatMap(({ parent, below, prefix = '' }) =>
      readdirSync(parent)
        .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
        .map((name) => ({
          version: Number(name.slice(prefix.length)),
          programs: join(parent, name, below),
        })),
    )
    .filter(({ programs }) => isExecutable(join(programs, 'initdb')))
    .sort((one, other) => other.version - one.version);
  const inPath = onPath('initdb')?.replace(/\/initdb$/, '');
  return installed[0]?.programs ?? inPath;
}

/** A program that PostgreSQL's server packages bring knows where extensions are. */
function read(programs: string, option: string): string {
  return execFileSync(join(programs, 'pg_config'), [option], { encoding: 'utf8' }).trim();
}

function hasPlpgsqlCheck(programs: string): boolean {
  return existsSync(join(read(programs, '--sharedir'), 'extension/plpgsql_check.control'));
}
