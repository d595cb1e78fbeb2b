import { readFileSync } from 'node:fs';
import { root } from '../paths.ts';
import { sectionFiles } from './template.ts';

/** What every section installs beside `shared` and the command line. */
export function sectionTools(): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    sectionFiles('new', 3999)['package.json'] ?? '',
  );
  const all = Object.entries<string>({ ...dependencies, ...devDependencies });
  return all.filter(([, version]) => version === 'catalog:').map(([name]) => name);
}

/** What this repository lints all sections with. */
export const linter = '@biomejs/biome';

/** The field of the packed command line's `package.json` with the versions of `sectionTools()`. */
export const sectionVersionsField = 'sectionVersions';

interface CommandLineManifest {
  version: string;
  peerDependencies: { shared: string };
  [sectionVersionsField]: Record<string, string>;
}

/**
 * The files of a new section that is all of its repository. Its names are as in this repository, so that its
 * sources can move from one to the other; the contract need not know it yet.
 *
 * @param shared What `package.json` says of `shared`: a version, or where its tarball is.
 * @param commandLine The same of `@linea/cli`.
 */
export function ownRepositoryFiles(
  name: string,
  port: number,
  { shared, commandLine }: { shared: string; commandLine: string },
): Record<string, string> {
  // The contract's types have the sections that it knows; this one names its views itself.
  const type = (_module: string, view: string) => `SectionModule<'${view}'>`;
  const files = sectionFiles(name, port, { imported: 'SectionModule', type });
  const { scripts, ...manifest } = JSON.parse(files['package.json'] ?? '{}');
  const { [sectionVersionsField]: versions } = readCommandLine();
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    ...files,
    'package.json': json({
      ...manifest,
      scripts: { ...scripts, test: 'vitest run' },
      dependencies: pick(versions, isReact, { shared }),
      devDependencies: pick(versions, (tool) => !isReact(tool), {
        '@linea/cli': commandLine,
      }),
    }),
    'tsconfig.json': json({ extends: 'shared/tsconfig.base.json' }),
    'biome.json': json({ extends: ['shared/biome.json'] }),
    'vitest.config.ts': `import { defineConfig } from 'vitest/config';

// \`shared\` is TypeScript, which Node does not run below node_modules.
export default defineConfig({ test: { server: { deps: { inline: ['shared'] } } } });
`,
    // As here, no package runs a script when it is installed; pnpm wants to be told, npm ignores this file.
    'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
    '.github/workflows/preview.yml': previewWorkflow(name),
    '.github/workflows/release.yml': releaseWorkflow(name),
    '.gitignore': ['node_modules/', 'dist/', '.local/', ''].join('\n'),
  };
}

const installSteps = `      - uses: actions/checkout@08eba0b27e820071cde6df949e0beb9ba4906955 # v4.3.0
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: "24"
      - run: npm ci --ignore-scripts
`;

/** What `.github/workflows/preview.yml` is here; pull requests of forks have no keys. */
const previewWorkflow = (name: string) => `name: Preview

on: pull_request

permissions:
  contents: read

jobs:
  preview:
    # The variable says that the section is live, and the environment has keys for its previews.
    if: vars.PREVIEWS == 'on' && github.event.pull_request.head.repo.full_name == github.repository
    runs-on: \${{ vars.PREVIEW_RUNNER || 'ubuntu-latest' }}
    timeout-minutes: 20
    environment: ${name}-preview
    steps:
${installSteps}      - run: npx linea preview | tee preview.log
        shell: bash
        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
      - run: echo "[Preview]($(grep -o 'https\\?://[^ ]*override=[^ ]*' preview.log))" >> "$GITHUB_STEP_SUMMARY"
`;

/** What `.github/workflows/release.yml` is here. */
const releaseWorkflow = (name: string) => `name: Release

on:
  push:
    branches: [main]
  workflow_dispatch:
    inputs:
      options:
        description: Such as --expect fewer-rows
        type: string

permissions:
  contents: read

concurrency:
  group: release

jobs:
  release:
    # The variable says that the site knows the section, and the environment has keys for its files.
    if: vars.RELEASES == 'on'
    runs-on: \${{ vars.RUNNER || 'ubuntu-latest' }}
    timeout-minutes: 20
    environment: ${name}
    steps:
${installSteps}      # A word of the options is an option of the command.
      - run: npx linea release $OPTIONS
        env:
          OPTIONS: \${{ inputs.options }}
          DEPLOYMENT_ENVIRONMENT: \${{ vars.DEPLOYMENT_ENVIRONMENT }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
`;

const isReact = (tool: string) => tool.startsWith('react');

function pick(
  versions: Readonly<Record<string, string>>,
  isPicked: (tool: string) => boolean,
  others: Record<string, string>,
): Record<string, string> {
  const picked = Object.entries(versions).filter(([tool]) => isPicked(tool));
  const all = [...picked, ...Object.entries(others)];
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
}

export function readCommandLine(): CommandLineManifest {
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
}
