import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is made from sources, and so never one of them. */
const made = new Set([
  'node_modules',
  'dist',
  'dist-preload',
  'dist-server',
  'dist-service-worker',
  '.local',
]);

/** Every file at or below a path, in an order that is the same everywhere. */
function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !made.has(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

/**
 * The hash of files and folders, names and contents: the same sources, the same hash, wherever the
 * repository lies.
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesAt(path)) hash.update(relative(path, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
