import { readFileSync } from 'node:fs';
import { packageFolder } from 'shared/installed-packages';
import { root } from '../paths.ts';
import { linter, sectionTools, sectionVersionsField } from '../sections/ownRepository.ts';
import { modelFiles } from '../sections/template.ts';

/** What a package consists of. */
export interface Package {
  name: string;
  /** Folders and files of this repository, and where they are in the package. */
  copied: readonly { from: string; to: string }[];
  /** Further files, by path. */
  written: Readonly<Record<string, string>>;
  manifest: Readonly<Record<string, unknown>>;
  /** Each with the folder of this repository for which it is installed: the package gets that version. */
  dependencies: Readonly<Record<string, string>>;
}

/** Contract, components with their styles, and the build: `shared` of this repository, which installs as `shared`. */
export function sharedPackage(): Package {
  const { type, exports, sideEffects, dependencies, description } = readManifest('shared');
  return {
    name: '@linea/shared',
    copied: [{ from: 'shared/src', to: 'src' }],
    written: { 'tsconfig.base.json': compilerOptions(), 'biome.json': lintRules() },
    manifest: {
      type,
      description,
      exports: {
        ...exports,
        './tsconfig.base.json': './tsconfig.base.json',
        './biome.json': './biome.json',
      },
      sideEffects,
    },
    dependencies: from('shared', dependencies),
  };
}

/** The commands of a team. It needs `shared` beside it, the one with which the section is built. */
export function commandLinePackage(sharedVersion: string): Package {
  const shell = readManifest('shell');
  const tools = readManifest('tools');
  return {
    name: '@linea/cli',
    copied: [
      ...['browser', 'build', 'cli', 'dev', 'hosting', 'prerender', 'registry', 'release'],
      ...['render', 'sections', 'site', 'system', 'deployment.ts', 'paths.ts', 'program.ts'],
      'temporaryFolder.ts',
    ]
      .map((path) => `tools/${path}`)
      .concat('shell/src', 'shell/server', 'shell/bootstrap', 'shell/dist-server', modelFiles)
      .map((path) => ({ from: path, to: path })),
    written: {},
    manifest: {
      type: tools.type,
      description: 'Develops, checks, releases and rolls back a section.',
      bin: { linea: 'tools/cli/linea.mjs' },
      peerDependencies: { shared: sharedVersion },
      // For `linea create-section`.
      [sectionVersionsField]: installedVersions([
        ...sectionTools().map((name) => [name, 'mf-guides'] as const),
        [linter, '.'],
      ]),
    },
    dependencies: { ...from('shell', shell.dependencies), ...from('tools', tools.dependencies) },
  };
}

interface Manifest {
  type: string;
  description: string;
  exports?: Record<string, string>;
  sideEffects?: string[];
  dependencies: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
}

/** The versions of packages that are installed for folders of this repository. */
export function installedVersions(packages: readonly (readonly [name: string, folder: string])[]) {
  const versionOf = (name: string, folder: string): string => {
    const installed = packageFolder(root + folder, name);
    return JSON.parse(readFileSync(`${installed}/package.json`, 'utf8')).version;
  };
  return Object.fromEntries(packages.map(([name, folder]) => [name, versionOf(name, folder)]));
}

/** Without the packages of this repository, which are packed themselves. */
function from(folder: string, dependencies: Record<string, string>) {
  const others = Object.entries(dependencies).filter(([, range]) => range !== 'workspace:*');
  return Object.fromEntries(others.map(([name]) => [name, folder]));
}

/** The compiler options of every section, with the same types of style sheets. */
function compilerOptions(): string {
  const { include, ...options } = JSON.parse(readFileSync(`${root}tsconfig.base.json`, 'utf8'));
  const isOfSection = (path: string) => path.startsWith('$');
  const files = include
    .filter((path: string) => !isOfSection(path))
    .map((path: string) => path.replace(/^shared\//, './'));
  return `${JSON.stringify({ ...options, files, include: include.filter(isOfSection) }, null, 2)}\n`;
}

/** The rules of every section. They name no folder, because a repository of its own is one section. */
function lintRules(): string {
  const {
    formatter,
    javascript,
    css,
    linter: rules,
    overrides,
  } = JSON.parse(readFileSync(`${root}biome.json`, 'utf8'));
  const ofSections = overrides.filter(
    ({ includes }: { includes: string[] }) => includes.join() === 'mf-*/**',
  );
  const own = ofSections.map((override: object) => ({ ...override, includes: ['**'] }));
  const content = { formatter, javascript, css, linter: rules, overrides: own };
  return `${JSON.stringify(content, null, 2)}\n`;
}
