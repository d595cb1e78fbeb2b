import { storedPath } from '../_shared/handoutLinks.ts';
import { hasDotSegment, type ProjectApi } from '../_shared/projectApi.ts';
import { readAtMost } from '../_shared/readAtMost.ts';

const megabyte = 1024 * 1024;

/** Besides that of the handouts. */
const contentBuckets = ['clmg', 'guides'];

/**
 * Fetches a PDF of this project's own storage. Other URLs are refused: otherwise a row could make the
 * function read its private network (SSRF).
 * @throws with a reason for the content report.
 */
export async function readStoredPdf(
  api: ProjectApi,
  url: string,
  maxMegabytes: number,
  handoutsBucket: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const maxBytes = maxMegabytes * megabyte;
  const tooLarge = `The file is larger than ${maxMegabytes} MB`;
  const path = storedPath(url);
  if (path === undefined || hasDotSegment(path))
    throw new Error('The file is outside of the project storage');
  // An editor may write any address: the search must not quote what another private bucket has.
  const [bucket = ''] = path.split('/', 1);
  const isContent = bucket === handoutsBucket || contentBuckets.includes(bucket);
  const route = isContent ? 'authenticated' : 'public';
  const response = await api.request(`/storage/v1/object/${route}/${path}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The storage answered ${response.status}`);
  }
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw new Error(tooLarge);
  }
  const bytes = await readAtMost(response, maxBytes);
  if (bytes === undefined) throw new Error(tooLarge);
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  if (!start.includes('%PDF-')) throw new Error('The file is not a PDF');
  return bytes;
}
