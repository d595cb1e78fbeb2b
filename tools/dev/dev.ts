import { type ChildProcess, spawn } from 'node:child_process';
import { devRemotesVariable, originOf, portOf } from 'shared/build';
import { type RemoteName, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { artefacts, rsbuildProgram } from '../build/build.ts';
import { artefactFolder } from '../paths.ts';
import { onStopSignal, runProgram } from '../program.ts';
import { isFree, requireFreePorts } from '../site/freePorts.ts';
import { type BackendReady, configFor, startBackend } from '../site/site.ts';

/**
 * `pnpm dev`: the site with fast refresh. With the name of a section (`pnpm --filter mf-guides dev`), only
 * that section; the slots of the others show an error.
 */
export async function develop(names: readonly string[]): Promise<void> {
  const remotes = remotesNamed(names);
  await requireFreePorts(['shell', ...remotes]);
  const backend = await backendToUse();
  const env = {
    ...process.env,
    [devRemotesVariable]: remotes.join(','),
    SITE_CONFIG: JSON.stringify(configFor(backend, originOf('shell'), { hasEdge: true })),
  };
  const children = (['shell', ...remotes] as const).map((name) => serve(name, env));
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit();
  };
  onStopSignal(stop);
  console.log(`\nDeveloping ${remotes.join(', ')} at ${originOf('shell')}  (Ctrl-C stops it)\n`);
}

function remotesNamed(names: readonly string[]): readonly RemoteName[] {
  // A section with a repository of its own has only its manifest here.
  if (names.length === 0) return remoteNames.filter((remote) => artefacts.includes(remote));
  const unknown = names.filter((name) => !remoteNames.some((remote) => remote === name));
  if (unknown.length > 0) {
    throw new Error(
      `No section is called ${unknown.join(', ')}. Known: ${remoteNames.join(', ')}.`,
    );
  }
  return remoteNames.filter((remote) => names.includes(remote));
}

/** The backend that already runs on its port, else a new one. */
async function backendToUse(): Promise<BackendReady> {
  const port = portOf('backend');
  if (await isFree(port)) return (await startBackend(port, { readPdfs: true })).ready;
  const health = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
  if (!health?.ok) {
    throw new Error(
      `Port ${port} is taken by something that is not this site's backend: stop it, or set PORT_BACKEND to another.`,
    );
  }
  return { ...demonstration.supabase, url: `http://127.0.0.1:${port}` };
}

/** Runs the development server of one artefact in this terminal. */
function serve(name: 'shell' | RemoteName, env: NodeJS.ProcessEnv): ChildProcess {
  const folder = artefactFolder(name);
  return spawn(process.execPath, [rsbuildProgram(folder), 'dev'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

if (import.meta.filename === process.argv[1]) {
  await runProgram(() => develop(process.argv.slice(2)));
}
