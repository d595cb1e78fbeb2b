import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import type { SharedModule } from '../contract/remotes.ts';
import { eagerModules, serverFileName, sharedVersions } from './federation.ts';

/**
 * The build of a section for the renderer: its modules with views, and `src/sitemap.ts` if there is
 * one, in one CommonJS file without Module Federation, styles or images. It requires the shared modules
 * (`SharedModule`) and nothing else.
 *
 * @param exposed The names of the modules that the section exposes.
 */
export function serverEnvironment(exposed: readonly string[]): EnvironmentConfig {
  const modules = exposed.filter((module) => module !== 'search');
  if (existsSync(join(process.cwd(), 'src/sitemap.ts'))) modules.push('sitemap');
  const entry = modules.map(
    (module) => `export { default as ${module} } from './src/${module}.ts';`,
  );
  return {
    source: { entry: { server: `data:text/javascript,${encodeURIComponent(entry.join('\n'))}` } },
    output: {
      target: 'node',
      module: false,
      cleanDistPath: false,
      distPath: { js: '' },
      filename: { js: serverFileName },
      emitAssets: false,
      minify: true,
      sourceMap: false,
    },
    // The renderer checks the file against the registry's hash.
    security: { sri: { enable: false } },
    tools: {
      rspack: {
        output: { library: { type: 'commonjs2' }, asyncChunks: false },
        externals: Object.fromEntries(
          (Object.keys(sharedVersions) as SharedModule[]).map((name) => [name, `commonjs ${name}`]),
        ),
        module: {
          // Views and translations are in the file; code that only a browser asks for is not.
          parser: { javascript: { dynamicImportMode: 'weak' } },
          rules: [eagerModules(exposed)],
        },
      },
    },
  };
}
