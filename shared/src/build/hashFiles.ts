import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders of installed or generated files, which are no sources. */
const generated = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-preload',
  'dist-server',
  'dist-service-worker',
  '.local',
]);

/** Every file at or below a path, in the same order on every machine. */
function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !generated.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

/** Nothing that is built contains a test, and packed packages have none. */
function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name);
}

/**
 * The SHA-256 of the names and contents of files and folders, without tests. It does not depend on where the repository
 * is checked out.
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesAt(path)) hash.update(relative(path, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
