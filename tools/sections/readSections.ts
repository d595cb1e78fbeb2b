import { existsSync, readdirSync } from 'node:fs';
import { readManifest } from 'shared/read-manifest';
import type { SectionManifest } from 'shared/section-manifest';
import { root } from '../paths.ts';

/** The code owners of everything that belongs to no section. */
export const coreTeam = '@linea/core';

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
    .map((folder) => ({ name: folder.slice('mf-'.length), ...readManifest(root + folder) }))
    .sort((left, right) => left.port - right.port);
  sections.forEach(({ name, port }, index) => {
    const other = sections[index + 1];
    if (other?.port === port) throw new Error(`${name} and ${other.name} both use port ${port}.`);
  });
  return sections;
}
