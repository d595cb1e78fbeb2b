import { type PublishedVersion, releaseRecord, releaseRecordName } from 'shared/registry';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';

interface ReleasedFile {
  url: string;
  bytes: number;
  integrity: string;
}

/**
 * Every file of a version, from the release record beside its entry. This module is imported lazily,
 * because few pages need it.
 *
 * @throws Error when there is no valid record.
 */
export async function readPublishedFiles({ entry }: PublishedVersion): Promise<ReleasedFile[]> {
  const base = new URL('.', entry.url);
  const options = { signal: AbortSignal.timeout(fileTimeoutMs) };
  const response = await fetch(new URL(releaseRecordName, base), options);
  const { files } = releaseRecord.parse(await response.json());
  return files.map(({ path, bytes, integrity }) => ({
    url: new URL(path, base).href,
    bytes,
    integrity,
  }));
}
