import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { withBase } from 'shared/build';
import { artefactFolder, root } from '../../../tools/paths.ts';

/** Where another build of the shell differs from the shell's own. */
interface Variant {
  /** Names its folder. */
  name: string;
  /** Modules of the shell that it replaces, and with what. */
  replaced: readonly (readonly [RegExp, URL])[];
  /** Its way of putting the pieces together, in the place of the shell's. */
  config: RsbuildConfig;
  /** What all of its builds have in common. */
  base?: Base;
}

type Base = (config: RsbuildConfig) => RsbuildConfig;

/**
 * Builds the shell's sources in another way, with the shell's own programs beside it (the worker and
 * what draws the pages).
 *
 * @returns the folder of the build.
 */
export async function buildShellVariant({
  name,
  replaced,
  config,
  base,
}: Variant): Promise<string> {
  const shell = artefactFolder('shell');
  const folder = variantFolder(name, 'shell');
  rmSync(folder, { recursive: true, force: true });
  const ofShell: RsbuildConfig = (await import(`${shell}/rsbuild.config.ts`)).default({
    command: 'build',
  });
  const { source = {}, html = {}, performance = {} } = ofShell;
  // Tailwind looks for class names where the process is, too: there are none here, and the sections'
  // styles name where theirs are.
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  const plugins = replaced.map(
    ([module, file]) =>
      new rspack.NormalModuleReplacementPlugin(module, (data) => {
        if (data.context.startsWith(shell)) data.request = fileURLToPath(file);
      }),
  );
  const common: RsbuildConfig = {
    source,
    html,
    performance,
    output: { assetPrefix: '/', distPath: { root: `${folder}/dist` } },
    tools: { rspack: { plugins } },
  };
  await build(shell, mergeRsbuildConfig(common, config), base);
  for (const beside of ['prerender', 'worker', 'early']) {
    cpSync(`${shell}/dist-${beside}`, `${folder}/dist-${beside}`, { recursive: true });
  }
  return `${folder}/dist`;
}

/** Where a variant's builds go. */
export function variantFolder(name: string, artefact: string): string {
  return `${root}.local/bench/${name}/${artefact}`;
}

/** Builds in this process, as `rsbuild build` would. */
export async function build(
  cwd: string,
  config: RsbuildConfig,
  base: Base = withBase,
): Promise<void> {
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({ cwd, config: base(config) });
  await rsbuild.build();
}
