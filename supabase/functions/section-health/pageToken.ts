/** Longer than people keep a page open before they leave it for the first time. */
const validSeconds = 12 * 3600;

/**
 * What a page must show to have its report counted: when it was given, and a keyed hash of that and of the
 * visitor's network. Whoever sends a report has therefore read an answer of this function from the same
 * network; another site cannot make its visitors' browsers send one. Nothing is stored, so a token can be used
 * again: what a network may add is limited where it is counted.
 */
export async function issueToken(key: string, network: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000).toString(36);
  return `${issuedAt}.${await signature(key, network, issuedAt)}`;
}

/** Whether this function gave the token to this network, not too long ago. */
export async function isValidToken(
  key: string,
  network: string,
  token: string,
  now: number,
): Promise<boolean> {
  const [issuedAt = '', given = ''] = token.split('.');
  const age = now / 1000 - Number.parseInt(issuedAt, 36);
  if (!(age > -1 && age < validSeconds)) return false;
  return given === (await signature(key, network, issuedAt));
}

/** The day's keyed hash of a network: another tomorrow, so that days cannot be joined. */
export function networkOfDay(key: string, network: string, now: number): Promise<string> {
  return keyedHash(key, `network ${new Date(now).toISOString().slice(0, 10)} ${network}`);
}

const signature = (key: string, network: string, issuedAt: string) =>
  keyedHash(key, `token ${issuedAt} ${network}`);

/** 128 bits of an HMAC, in hexadecimal. */
async function keyedHash(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const digest = await crypto.subtle.sign('HMAC', imported, encoder.encode(text));
  return [...new Uint8Array(digest).slice(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
