import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../tools/paths.ts';

/** A `// @spec guides.3 guides.4` comment: the test below it proves these statements. */
export interface Tag {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The statements' ids; empty when the comment cannot be read. */
  readonly ids: readonly string[];
  /** Whether a test, or one case of a table of tests, follows directly. */
  readonly isAboveTest: boolean;
}

/** All tags of the repository's sources, in the order of their files. */
export function readTags(): Tag[] {
  return sources('').sort().flatMap(tagsOf);
}

/** The sources of a folder, without what is installed, built or hidden. */
function sources(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^\.|^node_modules$|^dist/.test(entry.name)) return [];
    const path = folder + entry.name;
    if (entry.isDirectory()) return sources(`${path}/`);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

const comment = /^\s*\/\//;
const test = /^\s*(test|it|describe)\b|^\s*[[{]/;

function tagsOf(file: string): Tag[] {
  const lines = readFileSync(root + file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (!/^\s*\/\/\s*@spec\b/.test(text)) return [];
    const [, ids] = /^\s*\/\/ @spec((?: [a-z]\w*\.\d+)+)$/i.exec(text) ?? [];
    const below = lines.slice(index).find((line) => !comment.test(line)) ?? '';
    const isAboveTest = test.test(below);
    return [{ file, line: index + 1, ids: ids?.trim().split(' ') ?? [], isAboveTest }];
  });
}
