import { readFileSync } from 'node:fs';
import { root } from '../tools/paths.ts';
import type { CorsRule } from '../tools/site/tests/startBucket.ts';

/** The CORS rule that `docs/deploy.md` gives for a bucket, for a site. */
export function documentedCors(site: string): CorsRule[] {
  const guide = readFileSync(`${root}docs/deploy.md`, 'utf8');
  const [block] = /\[\s*\{\s*"AllowedOrigins"[\s\S]*?\n? *\]\n/.exec(guide) ?? [];
  return JSON.parse((block ?? '').replace('https://example.org', site));
}
