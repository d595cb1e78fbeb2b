import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type SectionManifest, sectionManifest } from 'shared/section-manifest';
import { root } from '../paths.ts';

export interface Section extends SectionManifest {
  /** `guides`, from the folder `mf-guides`. */
  name: string;
}

/**
 * Every section of the repository, by port.
 *
 * @throws Error that names the file and what is wrong with it, or two sections with the same port.
 */
export function readSections(): Section[] {
  const sections = readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(`${root}${folder}/section.json`))
    .map((folder) => readSection(folder))
    .sort((left, right) => left.port - right.port);
  sections.forEach(({ name, port }, index) => {
    const other = sections[index + 1];
    if (other?.port === port) throw new Error(`${name} and ${other.name} both use port ${port}.`);
  });
  return sections;
}

function readSection(folder: string): Section {
  const file = `${folder}/section.json`;
  const parsed = sectionManifest.safeParse(JSON.parse(readFileSync(root + file, 'utf8')));
  if (parsed.success) return { name: folder.slice('mf-'.length), ...parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`${file}: ${issues.join('; ')}.`);
}
