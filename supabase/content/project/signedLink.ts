import { z } from 'zod';
import { ask, jsonOf } from './ask.ts';
import { networkCode } from './networkFailure.ts';
import type { Visitor } from './readTable.ts';

/**
 * The object that the site asks a signed link for: the last part of an address that contains the
 * bucket's name (specification section 7). A test holds this against the section's own function.
 */
export function storedObject(address: string, bucket: string): string | undefined {
  const text = address.trim();
  if (!text.includes(bucket)) return undefined;
  try {
    const segment = new URL(text, 'https://same-site.invalid').pathname.split('/').at(-1) ?? '';
    return segment === '' ? undefined : encodeURIComponent(decoded(segment));
  } catch {
    return undefined;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

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
