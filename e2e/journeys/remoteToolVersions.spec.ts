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

interface OtherTools {
  /** What is in another version. */
  tools: string;
  /** In this package, the aliases of its other versions. */
  packages: string[];
  /** A section that depends on them. */
  remote: keyof typeof pages;
  edits?: Record<string, (text: string) => string>;
  before?: [program: string, ...args: string[]];
}

const variants: OtherTools[] = [
  {
    tools: 'Rsbuild, Rspack, React, Tailwind and TypeScript',
    // Decision 24: names that a newer minor of React brings are compared, minors are not.
    packages: [
      ...['rsbuild-older', 'react-older', 'react-dom-older'],
      ...['tailwindcss-older', 'tailwindcss-postcss-older', 'typescript-older'],
    ],
    remote: 'guides',
    // It checks the types; the bundler strips them.
    before: ['node_modules/typescript/bin/tsc', '-p', '.'],
  },
  {
    tools: 'Module Federation',
    packages: ['module-federation-older'],
    remote: 'guides',
    // The container is built by Module Federation's own plugin, and brings the runtime of its version.
    edits: {
      'rsbuild.config.ts': (text) => `
        import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
        ${text.replace("('guides'", "('guides', {}, (options) => pluginModuleFederation({ ...options, dts: false })")}`,
    },
  },
  { tools: 'Base UI and Zod', packages: ['base-ui-older', 'zod-older'], remote: 'calculators' },
  {
    tools: 'the contract',
    packages: [],
    remote: 'guides',
    edits: { [contractFile]: (text) => withContract(text, contractVersion - 1) },
  },
];

/** What *Can I deploy?* finds in a record, against the shell of this checkout. */
const problemsOf = (record: ReleaseRecord) =>
  compatibleWithShell(record, {
    ...describeShell(),
    ...{ schema: 1, version: '1', build: '1', commit: '1', publishedAt: '', files: [] },
  }).flatMap(({ ok, detail }) => (ok ? [] : [detail]));

for (const { tools, packages, remote, edits, before } of variants) {
  test(`a section built with another version of ${tools} runs beside the five others`, async ({
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
