import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The roles of a request: a visitor, or the association's own server. */
export type Role = 'anon' | 'service_role';

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
  /** Signs tokens for the REST layer. None is ever issued; a secret of its own keeps link tokens out. */
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

/**
 * The role of a request, from its `apikey` header or bearer token.
 * @returns undefined when the key is missing or belongs to another project.
 */
export function requestRole(headers: Headers, secretKey: string): Role | undefined {
  const key = headers.get('apikey') ?? headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (key === secretKey) return 'service_role';
  return key === localPublishableKey ? 'anon' : undefined;
}
