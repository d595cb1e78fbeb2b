import { randomBytes } from 'node:crypto';

/**
 * The key that the local site sends. It opens nothing but what every visitor may read, so it is
 * fixed, and it says in its name that no hosted project knows it.
 */
export const localPublishableKey = 'sb_publishable_local_demonstration_only';

/** Keys that must stay secret are drawn anew at every start: there is nothing to leak or to copy. */
export type SecretKeys = {
  readonly secretKey: string;
  /** Of the tokens in links to files. */
  readonly linkSecret: string;
  /** Of tokens that the REST layer believes. None is ever made: a link must not be one by accident. */
  readonly tokenSecret: string;
};

export function drawSecretKeys(): SecretKeys {
  return {
    secretKey: `sb_secret_local_${randomBytes(24).toString('base64url')}`,
    linkSecret: randomBytes(48).toString('base64url'),
    tokenSecret: randomBytes(48).toString('base64url'),
  };
}
