import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentUnreadable } from './contentUnreadable.ts';
import { isLoopback } from './projectUrl.ts';

const keysFile = z.object({ secretKey: z.string() });
/** Where `npm start -- --keep` keeps its data, by the backend's port. */
const kept = path.resolve(import.meta.dirname, '../../../.local/kept');

/**
 * The key that writes to a project: from the environment, or that of the local site.
 *
 * @throws ContentUnreadable when neither has one.
 */
export function secretKey(
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const key = environment.SUPABASE_SERVICE_ROLE_KEY || (isLoopback(url) && keptKey(url));
  if (!key) throw new ContentUnreadable('no secret key', url);
  return key;
}

/** Only this account can read it. */
function keptKey(url: string): string | undefined {
  try {
    const text = readFileSync(path.join(kept, new URL(url).port, 'keys.json'), 'utf8');
    return keysFile.parse(JSON.parse(text)).secretKey;
  } catch {
    return undefined;
  }
}
