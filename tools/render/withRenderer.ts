import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * Calls `use` with a renderer of this checkout's shell, and stops it afterwards.
 *
 * @param files What it reads of the site: the template and the registry.
 */
export function withRenderer<Result>(
  files: Readonly<Record<string, Buffer | string>>,
  use: (renderer: Renderer) => Promise<Result>,
  options: { onLog?: RendererLog } = {},
): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const [port = 0] = await freePorts(1);
    const renderer = await startRenderer({ ...options, folder, port });
    try {
      return await use({ url: `http://127.0.0.1:${port}`, folder });
    } finally {
      await renderer.stop();
    }
  });
}
