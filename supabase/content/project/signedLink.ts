import { z } from 'zod';
import { ask, jsonOf } from './ask.ts';
import { networkCode } from './networkFailure.ts';
import type { Visitor } from './readTable.ts';

const patience = 15_000;
const signed = z.object({ signedURL: z.string() });
const refusal = z.object({ message: z.string() });

/** A link that opens the object for a minute, or why there is none. */
export async function signedLink(
  { url, headers }: Visitor,
  bucket: string,
  object: string,
): Promise<{ link: string } | { refusal: string }> {
  try {
    const address = `${url}/storage/v1/object/sign/${bucket}/${object}`;
    const body = JSON.stringify({ expiresIn: 60 });
    const type = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...headers, ...type }, body };
    const answer = await ask(address, init, patience);
    const told = jsonOf(answer);
    const link = signed.safeParse(told);
    if (link.success) return { link: `${url}/storage/v1${link.data.signedURL}` };
    return { refusal: refusal.safeParse(told).data?.message ?? String(answer.status) };
  } catch (error) {
    return { refusal: networkCode(error) };
  }
}
