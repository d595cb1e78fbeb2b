import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractVersion, remoteNames } from 'shared/contract';
import type { ReleaseRecord } from 'shared/registry';
import { createReleaseRecord, publishedVersionOf } from '../../tools/registry/sectionRecord.ts';
import { describeShell } from '../../tools/registry/shellRecord.ts';
import { folderTarget } from '../../tools/registry/target/folderTarget.ts';
import { compatibleWithShell } from '../../tools/release/checks/compatibleWithShell.ts';
import { mockedSection, mockSite, registryWith } from '../../tools/release/checks/mockSite.ts';
import { buildVariant } from '../buildVariant.ts';
import { expect, onConsoleError, test } from './fixtures.ts';
import { countIdentities, oneOfEach } from './sharedIdentities.ts';
import { isFullRun } from './testScope.ts';

const pages = {
  guides: { path: '/guide', rows: '[data-mf="guides"] ul a[href^="/guide/"]' },
  calculators: {
    path: '/?calcolatore=graduation#calcolatori',
    rows: '[role="dialog"] :is(select option:nth-child(2), [role="combobox"]:not([disabled]))',
  },
};

const contractFile = '../shared/src/contract/runtimeTypes.gen.ts';

const withContract = (text: string, contract: number) =>
  text
    .replace(`contractVersion = ${contractVersion};`, `contractVersion = ${contract};`)
    .replace(`runtimeVersion = '${contractVersion}.`, `runtimeVersion = '${contract}.`);

interface OtherTool {
  /** What is in another version, alone and with the others of its `set`. */
  tool: string;
  /** A usual run builds a section once with all tools of a set. */
  set?: string;
  /** In this package, the aliases of its other versions. */
  packages: string[];
  /** A section that depends on the tool. */
  remote: keyof typeof pages;
  edits?: Record<string, (text: string) => string> | undefined;
  before?: [program: string, ...args: string[]] | undefined;
}

const otherTools: OtherTool[] = [
  { tool: 'Rsbuild and Rspack', set: 'build', packages: ['rsbuild-older'], remote: 'guides' },
  {
    tool: 'Module Federation',
    packages: ['module-federation-older'],
    remote: 'guides',
    // The container is built by Module Federation's own plugin, and brings the runtime of its version.
    edits: {
      'rsbuild.config.ts': (text) => `
        import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
        ${text.replace("('guides'", "('guides', {}, (options) => pluginModuleFederation({ ...options, dts: false })")}`,
    },
  },
  // Decision 24: names that a newer minor brings are compared, minors are not.
  {
    tool: 'React',
    set: 'build',
    packages: ['react-older', 'react-dom-older'],
    remote: 'guides',
  },
  {
    tool: 'Tailwind',
    set: 'build',
    packages: ['tailwindcss-older', 'tailwindcss-postcss-older'],
    remote: 'guides',
  },
  { tool: 'Base UI', set: 'libraries', packages: ['base-ui-older'], remote: 'calculators' },
  { tool: 'Zod', set: 'libraries', packages: ['zod-older'], remote: 'calculators' },
  {
    tool: 'the contract',
    packages: [],
    remote: 'guides',
    edits: { [contractFile]: (text) => withContract(text, contractVersion - 1) },
  },
  {
    tool: 'TypeScript',
    set: 'build',
    packages: ['typescript-older'],
    remote: 'guides',
    // It checks the types; the bundler strips them.
    before: ['node_modules/typescript/bin/tsc', '-p', '.'],
  },
];

/** Each tool in a full run; otherwise each set, and each tool without one. */
function toolsToTest(): OtherTool[] {
  if (isFullRun) return otherTools;
  const nameOf = ({ set, tool }: OtherTool) => set ?? tool;
  const names = [...new Set(otherTools.map(nameOf))];
  return names.map((name) => together(otherTools.filter((one) => nameOf(one) === name)));
}

/** A section built with all of these in another version. */
function together(tools: readonly OtherTool[]): OtherTool {
  return {
    tool: tools.map(({ tool }) => tool).join(', '),
    packages: tools.flatMap(({ packages }) => packages),
    remote: tools[0]?.remote ?? 'guides',
    edits: tools.find(({ edits }) => edits)?.edits,
    before: tools.find(({ before }) => before)?.before,
  };
}

/** What *Can I deploy?* finds in a record, against the shell of this checkout. */
const problemsOf = (record: ReleaseRecord) =>
  compatibleWithShell(record, {
    ...describeShell(),
    ...{ schema: 1, version: '1', build: '1', commit: '1', publishedAt: '', files: [] },
  }).flatMap(({ ok, detail }) => (ok ? [] : [detail]));

for (const { tool, packages, remote, edits, before } of toolsToTest()) {
  test(`a section built with another version of ${tool} runs beside the five others`, async ({
    page,
    context,
    site,
    visit,
  }) => {
    const dist = buildVariant(remote, { packages, edits, before });
    try {
      const release = { version: 'other', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
      const record = createReleaseRecord(remote, dist, release);
      expect(problemsOf(record)).toEqual([]);
      const version = publishedVersionOf(record, `${site.origins.get(remote)}/${remote}/other`);
      const deployment = { site: site.url, registry: folderTarget(`${site.folder}/shell`) };
      const build = { deployment, remote, dist, version };
      await mockSite(context, mockedSection(build, await registryWith(build)));
      const errors: string[] = [];
      onConsoleError(page, (text) => errors.push(text));
      await visit(pages[remote].path);
      await expect(page.locator(pages[remote].rows).first()).toBeAttached();
      expect(await countIdentities(page, remoteNames)).toEqual(oneOfEach);
      expect(errors).toEqual([]);
    } finally {
      rmSync(resolve(dist, '../..'), { recursive: true, force: true });
    }
  });
}

test('a section built for a contract that the shell does not have yet is refused and not loaded', async ({
  page,
  context,
  site,
  visit,
}) => {
  const next = contractVersion + 1;
  const dist = buildVariant('guides', {
    edits: { [contractFile]: (text) => withContract(text, next) },
  });
  try {
    const release = { version: 'next', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
    const record = createReleaseRecord('guides', dist, release);
    expect(problemsOf(record)).toEqual([
      `built for contract ${next}, the shell accepts ${contractVersion - 1} and ${contractVersion}`,
    ]);
    const version = publishedVersionOf(record, `${site.origins.get('guides')}/guides/next`);
    const deployment = { site: site.url, registry: folderTarget(`${site.folder}/shell`) };
    const build = { deployment, remote: 'guides' as const, dist, version };
    await mockSite(context, mockedSection(build, await registryWith(build)));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(pages.guides.path);
    await expect(page.locator('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(requests.filter((url) => url.includes('/guides/next/'))).toEqual([]);
  } finally {
    rmSync(resolve(dist, '../..'), { recursive: true, force: true });
  }
});
