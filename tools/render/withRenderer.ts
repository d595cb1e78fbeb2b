import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from 'shared/registry';
import { shellEntryPath, shellServerFile } from '../../shell/src/boot/shellVersions.ts';
import { buildOne } from '../build/build.ts';
import { isInstalled } from '../paths.ts';
import { readLiveShell, shellFilePath } from '../registry/shellRecord.ts';
import type { Target } from '../registry/target/target.ts';
import { freePorts } from '../site/freePorts.ts';
import { startRenderer } from '../site/site.ts';
import { withTemporaryFolder } from '../temporaryFolder.ts';

/** A renderer that runs, and the folder in which it reads the published shell. */
export interface Renderer {
  url: string;
  folder: string;
}

/** Called with what the renderer logs. */
export type RendererLog = NonNullable<Parameters<typeof startRenderer>[0]['onLog']>;

/**
 * What a renderer reads of the published shell beside the registry.
 *
 * @param change What is different in the shell's entry.
 * @throws Error when the live shell has no server file.
 */
export async function liveShellFiles(
  published: Target,
  change: Partial<RegistryEntry> = {},
): Promise<Record<string, Buffer | string>> {
  const entry = await readLiveShell(published);
  const path = shellFilePath(entry.version, shellServerFile);
  const server = await published.read(path);
  if (!server)
    throw new Error(`${path} is not there: release the shell, which older tools released.`);
  return { [shellEntryPath]: JSON.stringify({ ...entry, ...change }), [path]: server.body };
}

/**
 * Calls `use` with a renderer, and stops it afterwards.
 *
 * @param files What it reads of the site: those of `liveShellFiles`, and the registry.
 */
export function withRenderer<Result>(
  files: Readonly<Record<string, Buffer | string>>,
  use: (renderer: Renderer) => Promise<Result>,
  options: { onLog?: RendererLog } = {},
): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    // The packed command line brings its own.
    if (!isInstalled) await buildOne('shell', console.log);
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const [port = 0] = await freePorts(1);
    const renderer = await startRenderer({ ...options, folder, port });
    try {
      return await use({ url: `http://127.0.0.1:${port}`, folder });
    } finally {
      await renderer.stop();
    }
  });
}
