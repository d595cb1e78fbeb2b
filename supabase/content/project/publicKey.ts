import { z } from 'zod';
import { ContentUnreadable } from './contentUnreadable.ts';

const claims = z.object({ role: z.string() });

/**
 * Refuses secret keys, which would show drafts and do not belong on a command line.
 *
 * @throws ContentUnreadable for a secret key.
 */
export function publicKey(key: string): string {
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new ContentUnreadable('secret key', '');
  }
  return key;
}

/** The role that a legacy key (a JWT) names; undefined for anything else. */
function roleOf(key: string): string | undefined {
  try {
    const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
    return claims.safeParse(JSON.parse(payload)).data?.role;
  } catch {
    return undefined;
  }
}
