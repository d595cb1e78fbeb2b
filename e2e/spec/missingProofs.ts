import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../../tools/paths.ts';
import { type Part, type Proof, proofsOf } from './statement.ts';
import { type TitlePattern, testTitles } from './testTitles.ts';

/** Tests that are named and do not exist: `file › title`. */
export function missingProofs(parts: readonly Part[]): string[] {
  const titlesOf = new Map<string, TitlePattern[]>();
  const isThere = ({ file, title }: Proof): boolean => {
    const titles = titlesOf.get(file) ?? (existsSync(root + file) ? testTitles(root + file) : []);
    titlesOf.set(file, titles);
    return titles.some((one) => one.matches.test(title) && (!one.isData || isSaid(title, file)));
  };
  return parts
    .flatMap(({ statements }) => statements.flatMap(proofsOf))
    .filter((proof) => !isThere(proof))
    .map(({ file, title }) => `${file} › ${title}`);
}

/** A title that is nothing but data stands as a text in the file that tests it, or beside it. */
function isSaid(title: string, file: string): boolean {
  const folder = dirname(root + file);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\$\{[^}]*\}/g, '*'))
    .some((source) => source.includes(`'${title}'`) || source.includes(`\`${title}\``));
}
