import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { type ReleaseRecord, releaseRecordName, shellRecordName } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { integrityOf, publishedVersionOf } from '../registry/artefact.ts';
import { released } from '../registry/entryTransitions.ts';
import { describeShell, shellFilePath, shellVersionOf } from '../registry/shellRecord.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { updateShellEntry } from '../registry/updateRegistry.ts';

export const entryBody = Buffer.from('an entry');
export const entryFile = {
  path: 'remoteEntry.js',
  bytes: entryBody.length,
  integrity: integrityOf(entryBody),
};

/** A deployment in a temporary folder, with a shell and versions of the guides that fit it. */
export class TestDeployment implements Deployment {
  readonly folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  readonly site = 'https://site.example';
  readonly registryIsReadOnly: boolean = false;
  readonly registry = folderTarget(`${this.folder}/shell`);
  readonly #guides = {
    target: folderTarget(`${this.folder}/guides`),
    url: 'https://guides.example',
  };

  readonly filesOf = () => this.#guides;

  readonly readConfig = (): SiteConfig => ({
    ...demonstration,
    supabase: { ...demonstration.supabase, url: 'https://backend.example' },
  });

  async publishShell(name = '1'): Promise<void> {
    const record = {
      schema: 1 as const,
      version: name,
      build: '1',
      commit: 'abc',
      publishedAt: new Date().toISOString(),
      ...describeShell(),
      files: ['index.html', 'sw.js'].map((path) => ({ ...entryFile, path })),
    };
    for (const { path } of record.files) {
      await this.registry.write(shellFilePath(name, path), entryBody, undefined);
    }
    const path = shellFilePath(name, shellRecordName);
    await this.registry.write(path, Buffer.from(JSON.stringify(record)), undefined);
    const version = shellVersionOf(record, this.site);
    await updateShellEntry(this.registry, (entry) => released(entry, version));
  }

  /** Uploads a version of the guides; the registry does not name it yet. */
  async upload(version: string, changes: Partial<ReleaseRecord> = {}) {
    const { target, url } = this.#guides;
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
