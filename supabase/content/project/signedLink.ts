import { z } from 'zod';
import { fetchWithRetry, parseBody } from './fetchWithRetry.ts';
import { networkCode } from './networkFailure.ts';
import type { Visitor } from './readTable.ts';

const timeoutMs = 15_000;
const signed = z.object({ signedURL: z.string() });
const refusal = z.object({ message: z.string() });

/** A link that is valid for a minute, or the reason why there is none. */
export async function signedLink(
  { url, headers }: Visitor,
  bucket: string,
  object: string,
): Promise<{ link: string } | { refusal: string }> {
  try {
    const endpoint = `${url}/storage/v1/object/sign/${bucket}/${object}`;
    const body = JSON.stringify({ expiresIn: 60 });
    const type = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...headers, ...type }, body };
    const answer = await fetchWithRetry(endpoint, init, timeoutMs);
    const result = parseBody(answer);
    const link = signed.safeParse(result);
    if (link.success) return { link: `${url}/storage/v1${link.data.signedURL}` };
    return { refusal: refusal.safeParse(result).data?.message ?? String(answer.status) };
  } catch (error) {
    return { refusal: networkCode(error) };
  }
}
