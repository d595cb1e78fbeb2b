import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { type ArtefactName, languages, type RemoteName } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import {
  type PublishedVersion,
  type ReleaseRecord,
  releaseRecordName,
  shellRecordName,
} from 'shared/registry';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import { emptyVersionsBlock, withVersions } from '../../../shell/server/versionsBlock.ts';
import type { Deployment } from '../../deployment.ts';
import { readEntry, updateEntry } from '../../registry/entries.ts';
import { released, withCanary } from '../../registry/entryTransitions.ts';
import { integrityOf, publishedVersionOf } from '../../registry/sectionRecord.ts';
import { describeShell, shellFilePath, shellVersionOf } from '../../registry/shellRecord.ts';
import { folderTarget } from '../../registry/target/folderTarget.ts';
import { artefactIn } from '../artefactIn.ts';

export const entryBody = Buffer.from('an entry');
export const entryFile = {
  path: 'remoteEntry.js',
  bytes: entryBody.length,
  integrity: integrityOf(entryBody),
};

/** A version of a section as an entry names it; its files need not be there. */
export const publishedVersion = (name: string, remote = 'guides'): PublishedVersion => ({
  version: name,
  entry: {
    url: `https://${remote}.example/${remote}/${name}/remoteEntry.js`,
    integrity: entryFile.integrity,
  },
  preload: {},
  contract: 1,
  commit: name,
  publishedAt: '2026-11-20T12:00:00Z',
});

const pages = [
  'index.html',
  ...languages.flatMap((language) =>
    ['*', '/guide/:category'].map((route) => prerenderedFile(route, language)),
  ),
];

/** A deployment in a temporary folder, to which a shell and guides that fit it can be published. */
export class TestDeployment implements Deployment {
  readonly folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  readonly site = 'https://site.example';
  readonly registryIsReadOnly: boolean = false;
  readonly registry = folderTarget(`${this.folder}/shell`);

  readonly filesOf = (remote: RemoteName) => ({
    target: folderTarget(`${this.folder}/${remote}`),
    url: `https://${remote}.example`,
  });

  readonly readConfig = (): SiteConfig => ({
    ...demonstration,
    supabase: { ...demonstration.supabase, url: 'https://backend.example' },
  });

  artefact(name: ArtefactName = 'guides') {
    return artefactIn(this, name);
  }

  entry(name: ArtefactName = 'guides') {
    return readEntry(this.artefact(name));
  }

  /** Uploads a version and makes it live. */
  async publish(
    name: ArtefactName,
    version: string,
    changes: Partial<ReleaseRecord> = {},
  ): Promise<void> {
    const uploaded = await this.upload(name, version, changes);
    await updateEntry(this.artefact(name), (entry) => released(entry, uploaded));
  }

  /** Uploads a version and gives it to a tenth of the visitors. */
  async startCanary(name: ArtefactName, version: string, changes: Partial<ReleaseRecord> = {}) {
    const uploaded = await this.upload(name, version, changes);
    await updateEntry(this.artefact(name), (entry) => withCanary(entry, uploaded, 10));
  }

  /** Uploads a version, which no entry names yet. */
  upload(name: ArtefactName, version: string, changes: Partial<ReleaseRecord> = {}) {
    return name === 'shell' ? this.uploadShell(version) : this.#uploadSection(version, changes);
  }

  /** @param more Files that only this version has. */
  async uploadShell(version: string, more: readonly string[] = []): Promise<PublishedVersion> {
    const bodies = [...pages, ...more, 'sw.js', 'robots.txt'].map((path) => {
      const page = withVersions(emptyVersionsBlock, { version, page: path });
      return { path, body: Buffer.from(path.endsWith('.html') ? page : `${path} of ${version}`) };
    });
    const record = {
      schema: 1 as const,
      version,
      build: version,
      commit: 'abc',
      publishedAt: new Date().toISOString(),
      ...describeShell(),
      files: bodies.map(({ path, body }) => ({
        path,
        bytes: body.length,
        integrity: integrityOf(body),
      })),
    };
    for (const { path, body } of bodies) {
      await this.registry.write(shellFilePath(version, path), body, undefined);
    }
    const json = Buffer.from(JSON.stringify(record));
    await this.registry.write(shellFilePath(version, shellRecordName), json, undefined);
    return shellVersionOf(record, this.site);
  }

  async #uploadSection(version: string, changes: Partial<ReleaseRecord>) {
    const { target, url } = this.filesOf('guides');
    const { contract, needs, searchGroups } = describeShell();
    const views = { search: searchGroups.guides ?? [] };
    for (const { module, view } of needs.guides ?? []) {
      Object.assign(views, { [module]: [...(Reflect.get(views, module) ?? []), view] });
    }
    const record: ReleaseRecord = {
      schema: 1,
      remote: 'guides',
      version,
      contract,
      commit: 'abc',
      publishedAt: new Date().toISOString(),
      entry: entryFile.path,
      files: [entryFile],
      modules: Object.fromEntries(Object.keys(views).map((module) => [module, []])),
      views,
      requires: {},
      ...changes,
    };
    await target.write(`guides/${version}/${entryFile.path}`, entryBody, undefined);
    const json = Buffer.from(JSON.stringify(record));
    await target.write(`guides/${version}/${releaseRecordName}`, json, undefined);
    return publishedVersionOf(record, `${url}/guides/${version}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
