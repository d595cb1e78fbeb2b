import { readFileSync } from 'node:fs';
import { type SectionManifest, sectionManifest } from '../contract/sectionManifest.ts';

/** What a section says of itself, and its exposed modules with their views; `search` with its groups. */
interface ReadManifest extends SectionManifest {
  parts: Record<string, string[]>;
}

/**
 * Reads the `section.json` of a section's folder.
 *
 * @throws Error that says what is wrong with it.
 */
export function readManifest(folder: string): ReadManifest {
  const file = `${folder}/section.json`;
  const parsed = sectionManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`${file}: ${issues.join('; ')}.`);
  }
  const { views, search } = parsed.data;
  return { ...parsed.data, parts: search.length > 0 ? { ...views, search } : views };
}
