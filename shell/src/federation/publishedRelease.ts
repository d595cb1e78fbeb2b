import { type PublishedVersion, releaseRecord, releaseRecordName } from 'shared/registry';
import { fileTimeoutMs } from './fileTimeoutMs.ts';

/** A file of a version, with its whole address. */
interface PublishedPart {
  address: string;
  bytes: number;
  integrity: string;
}

/**
 * Every file of a version, as the record beside its entry tells. Few pages ask: this module is
 * fetched when it is wanted.
 *
 * @throws Error when there is no usable record.
 */
export async function readPublishedFiles({ entry }: PublishedVersion): Promise<PublishedPart[]> {
  const base = new URL('.', entry.url);
  const options = { signal: AbortSignal.timeout(fileTimeoutMs) };
  const response = await fetch(new URL(releaseRecordName, base), options);
  const { files } = releaseRecord.parse(await response.json());
  return files.map(({ path, bytes, integrity }) => ({
    address: new URL(path, base).href,
    bytes,
    integrity,
  }));
}
