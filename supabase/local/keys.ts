import { randomBytes } from 'node:crypto';
import { verify } from 'hono/jwt';
import { z } from 'zod';

/** Who sends a request: a visitor, the association's own server, or a user who is signed in, such as an editor. */
export type Caller = 'anon' | 'service_role' | SignedIn;
type SignedIn = { readonly role: 'authenticated'; readonly claims: string };

/**
 * The key of the local site. It opens only what every visitor may read, so it is fixed, and its name says
 * that no hosted project accepts it.
 */
export const localPublishableKey = 'sb_publishable_local_demonstration_only';

/** Generated at every start, so that no secret can leak or be copied. */
export const secretKeys = z.object({
  secretKey: z.string(),
  /** Signs the tokens in links to files. */
  linkSecret: z.string(),
  /** Signs the tokens of users who are signed in; a secret of its own keeps link tokens out. */
  tokenSecret: z.string(),
});

export type SecretKeys = Readonly<z.infer<typeof secretKeys>>;

export function generateSecretKeys(): SecretKeys {
  return {
    secretKey: `sb_secret_local_${randomBytes(24).toString('base64url')}`,
    linkSecret: randomBytes(48).toString('base64url'),
    tokenSecret: randomBytes(48).toString('base64url'),
  };
}

const claims = z.looseObject({ sub: z.string(), role: z.literal('authenticated') });

/**
 * Who sends a request: its `apikey` header or bearer token is a key of the project, and with the visitors' key the
 * bearer token may be that of a user.
 *
 * @returns undefined when the key is missing or belongs to another project, or the token is not valid.
 */
export async function requestCaller(
  headers: Headers,
  { secretKey, tokenSecret }: SecretKeys,
): Promise<Caller | undefined> {
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const key = headers.get('apikey') ?? token;
  if (key === secretKey) return 'service_role';
  if (key !== localPublishableKey) return undefined;
  if (token === undefined || token === key) return 'anon';
  try {
    const user = claims.parse(await verify(token, tokenSecret, 'HS256'));
    return { role: 'authenticated', claims: JSON.stringify(user) };
  } catch {
    return undefined;
  }
}
