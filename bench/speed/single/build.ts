import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type RsbuildConfig, rspack } from '@rsbuild/core';
import { inOnePiece, withBase } from 'shared/build';
import { artefactFolder, root } from '../../../shell/local/paths.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What the single build has in the place of the shell's modules. */
const replaced: [RegExp, string][] = [
  [/\/loadView\.ts$/, here('loadView.ts')],
  [/\/(connection|loadEntry|registry)\.ts$/, here('notFederated.ts')],
];

/**
 * Builds the shell and all sections as one site without federation, split by section as bundlers do
 * it.
 *
 * @returns the folder of the build, with the program beside it that draws the pages.
 */
export async function buildSingle(): Promise<string> {
  const shell = artefactFolder('shell');
  const folder = `${root}.local/bench/single`;
  rmSync(folder, { recursive: true, force: true });
  const own: RsbuildConfig = (await import(`${shell}/rsbuild.config.ts`)).default({
    command: 'build',
  });
  const { source = {}, html = {}, performance = {} } = own;
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: withBase({
      source,
      html,
      performance,
      output: { assetPrefix: '/', distPath: { root: `${folder}/dist` } },
      tools: {
        rspack: {
          plugins: replaced.map(
            ([module, file]) =>
              new rspack.NormalModuleReplacementPlugin(module, (data) => {
                if (data.context.startsWith(shell)) data.request = file;
              }),
          ),
          // A section's table of contents and its views are one chunk, as they are there.
          module: { rules: [inOnePiece] },
        },
      },
    }),
  });
  await rsbuild.build();
  const page = `${folder}/dist/index.html`;
  const preload = /<link[^>]*registry\.json[^>]*>/;
  writeFileSync(page, readFileSync(page, 'utf8').replace(preload, ''));
  for (const beside of ['prerender', 'worker', 'early']) {
    cpSync(`${shell}/dist-${beside}`, `${folder}/dist-${beside}`, { recursive: true });
  }
  return `${folder}/dist`;
}
