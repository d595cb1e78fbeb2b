import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type RsbuildConfig, rspack } from '@rsbuild/core';
import { eagerExposes, withBase } from 'shared/build';
import { type RemoteName, remoteModules, remoteNames } from 'shared/contract';
import { artefactFolder, root } from '../../../tools/paths.ts';

/** The shell's modules that use Module Federation. */
const federationModules = /\/(loadView|loadSearch|connection|loadEntry|registry)\.ts$/;

/** The generated modules of `sections.d.ts`, as data URLs. */
function sectionModules(): Record<string, string> {
  const load = (remote: RemoteName, module: string) =>
    `() => import(${JSON.stringify(`${artefactFolder(remote)}/src/${module}.ts`)})`;
  const modulesOf = (remote: RemoteName): readonly string[] => remoteModules[remote];
  const views = remoteNames.map((remote) => {
    const names = modulesOf(remote).filter((module) => module !== 'search');
    const loads = names.map((module) => `${module}: ${load(remote, module)}`);
    return `${JSON.stringify(remote)}: { ${loads.join(', ')} }`;
  });
  const searches = remoteNames
    .filter((remote) => modulesOf(remote).includes('search'))
    .map((remote) => `${JSON.stringify(remote)}: ${load(remote, 'search')}`);
  const url = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  return {
    'virtual:sections/views': url(`export const viewModules = { ${views.join(', ')} };`),
    'virtual:sections/search': url(`export const searchModules = { ${searches.join(', ')} };`),
  };
}

/**
 * Builds the shell and all sections as one site without federation, split by section as bundlers do it
 * by default. The shell's late parts are not a single chunk as they are in the shell itself: that would
 * save 3 KB a page, and delay the data of a handouts page by 75 ms and of a calculator by 190.
 *
 * @returns the folder of the build.
 */
export async function buildOneBundle(): Promise<string> {
  const shell = artefactFolder('shell');
  const folder = `${root}.local/bench/one-bundle`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Tailwind also scans the working directory for class names; this one is empty.
  process.chdir(folder);
  process.env.NODE_ENV = 'production';
  const config: RsbuildConfig = (await import(`${shell}/rsbuild.config.ts`)).default({
    command: 'build',
  });
  const { source = {}, html = {}, performance = {} } = config;
  const { pdfDefine, pdfFiles } = await import(
    `${artefactFolder('handouts')}/src/preview/pdfBuild.ts`
  );
  const withoutFederation = new rspack.NormalModuleReplacementPlugin(federationModules, (data) => {
    const name = data.request.endsWith('/loadSearch.ts') ? 'loadSearch' : 'withoutFederation';
    const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
    if (data.context.startsWith(shell)) data.request = file;
  });
  const generated = sectionModules();
  const withSections = new rspack.NormalModuleReplacementPlugin(/^virtual:sections\//, (data) => {
    data.request = generated[data.request] ?? data.request;
  });
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: withBase({
      source: { ...source, define: { ...source.define, ...pdfDefine } },
      html,
      performance,
      output: { assetPrefix: '/', distPath: { root: `${folder}/dist` } },
      // As in the remotes, a section's exposed module and its views are one chunk.
      tools: {
        rspack: {
          plugins: [withoutFederation, withSections],
          module: { rules: [eagerExposes, pdfFiles] },
        },
      },
    }),
  });
  await rsbuild.build();
  // The shell's other programs: preload script, service worker, prerenderer.
  for (const name of readdirSync(shell).filter((entry) => entry.startsWith('dist-'))) {
    cpSync(`${shell}/${name}`, `${folder}/${name}`, { recursive: true });
  }
  return `${folder}/dist`;
}

// `oneBundle.test.ts` runs it as a program of its own, because it changes the working directory.
if (process.argv[1] && import.meta.filename === process.argv[1]) await buildOneBundle();
