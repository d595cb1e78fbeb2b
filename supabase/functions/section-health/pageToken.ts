/** Longer than people keep a page open before they first leave it. */
const validSeconds = 12 * 3600;

/**
 * Issues the token that a page sends with its report: the time, and an HMAC of the time and the visitor's network.
 * It proves that the sender read a response of this function from the same network, so that another site cannot
 * make its visitors' browsers send reports. Tokens are not stored and can be reused: the database limits what a
 * network may add.
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

/** A keyed hash of a network that changes every day, so that reports of different days cannot be linked. */
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
