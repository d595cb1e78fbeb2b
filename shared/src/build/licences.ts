import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { packageManifest } from './installedPackages.ts';

/** Licences that permit use in bundles whose own sources are not published under them. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT and ISC',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Writes the licences of the packages that a build bundles into a file that is published with it, and fails the build
 * when a package has another licence than these, or none.
 */
export const thirdPartyLicences = {
  name: 'third-party-licences',
  apply(compiler: Rspack.Compiler) {
    const { Compilation, ConcatenatedModule, sources } = compiler.rspack;
    /** The files of some modules, also of those that are concatenated into one. */
    const pathsOf = (modules: Iterable<Rspack.Module>): string[] =>
      [...modules].flatMap((module) =>
        module instanceof ConcatenatedModule
          ? pathsOf(module.modules)
          : (module.nameForCondition() ?? []),
      );
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: this.name, stage }, () => {
        const paths = [
          ...pathsOf(compilation.modules),
          // The files of fonts and pictures.
          ...compilation
            .getAssets()
            .map(({ info }) => resolve(compiler.context, info.sourceFilename ?? '')),
        ];
        const folders = new Set(paths.flatMap((path) => packageFolder.exec(path)?.[0] ?? []));
        // Sorted by name: folders differ between package managers. `shared` is a package only outside of this repository.
        const packages = [...folders].filter(
          (folder) => packageManifest(folder).name !== '@linea/shared',
        );
        if (packages.length === 0) return;
        const text = packages.map(licenceOf).sort().join('\n');
        // Published files are immutable, so another text has another name.
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.emitAsset(`static/licences.${hash}.txt`, new sources.RawSource(text));
      });
    });
  },
};

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * A package's name, licence and licence text.
 *
 * @throws Error when the licence is not permitted.
 */
export function licenceOf(folder: string): string {
  const { name, version, license } = packageManifest(folder);
  if (license === undefined || !permitted.has(license)) {
    throw new Error(`${name} has the licence ${license}, which licences.ts does not permit.`);
  }
  const texts = licenceFiles(folder).map((file) => readFileSync(file, 'utf8'));
  return `${name} ${version} (${license})\n\n${texts.join('\n')}`;
}

/** The licences of a package, and of what others made and it has in folders of its own. */
function licenceFiles(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
  return [folder, ...folders.sort()].flatMap((one) =>
    readdirSync(one)
      .filter((file) => /^licen[cs]e/i.test(file))
      .sort()
      .map((file) => `${one}/${file}`),
  );
}
