import type { ReleaseRecord } from 'shared/registry';
import { type CheckOptions, check } from './release.ts';
import { readSection } from './sectionEntry.ts';
import { previewFolder, upload } from './upload.ts';

/**
 * Publishes a built section as a preview: *can I deploy?*, then its files and record beside its versions. No
 * registry changes.
 *
 * @returns the link with which one tab of the site shows it.
 * @throws NotDeployable when a check fails.
 */
export async function preview(options: CheckOptions): Promise<string> {
  const { remote, deployment, dist } = options;
  const { target, url } = deployment.filesOf(remote);
  const live = await readSection(deployment, remote);
  if (new URL('..', live.entry.url).href !== new URL(`${url}/${remote}/`).href) {
    throw new Error(
      `The live version of ${remote} is not below ${url}, where a preview of it would be refused.`,
    );
  }
  const record = await check({ ...options, folderOf: previewFolder });
  const published = await upload(target, dist, record, previewFolder(record));
  return previewLink(deployment.site, url, published);
}

/** The link that overrides a section with a preview: `shell/src/federation/parseOverride.ts`. */
function previewLink(site: string, url: string, record: ReleaseRecord): string {
  const { remote, entry, files } = record;
  const integrity = files.find(({ path }) => path === entry)?.integrity;
  const link = new URL(site);
  link.searchParams.set(
    'override',
    `${remote}@${url}/${previewFolder(record)}/${entry}@${integrity}`,
  );
  return link.href;
}
