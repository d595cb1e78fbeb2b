import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('..', import.meta.url));

/** A short hash of what a section is made of: its own sources and those of `shared`. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of [join(process.cwd(), 'src'), shared]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
