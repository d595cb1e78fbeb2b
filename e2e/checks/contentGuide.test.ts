/** The content guide is for editors who cannot read the code: its names and pictures must be right. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { undergraduateYears } from '../../mf-handouts/src/years.ts';
import { bodies } from '../../mf-representatives/src/bodies.ts';
import { siteTables } from '../../supabase/content/siteTables.ts';
import { root } from '../../tools/paths.ts';
import { contentPictures } from '../screens/contentPictures.ts';

const editions = ['content.md', 'content.it.md'] as const;
const guide = (edition: string) => readFileSync(`${root}docs/${edition}`, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);

describe.each(editions)('docs/%s', (edition) => {
  const text = guide(edition);

  it.each([
    // The others are spelled alike, so that the guide stays right when a year is added.
    ['of the first two years', undergraduateYears.slice(0, 2).map((year) => year.inTable)],
    ['section', bodies.map((body) => body.name)],
    ['table', siteTables.map(({ table }) => table)],
  ])('names every %s literally', (_, names) => {
    expect(
      names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}.`)),
    ).toEqual([]);
  });

  it('leads to the list of years and categories', () => {
    expect(text).toContain('`pnpm content:check --values`');
  });

  it('shows every picture once, with alternative text', () => {
    const shown = [...text.matchAll(/!\[(.+)\]\(screens\/(.+)\.webp\)/g)];
    expect(shown.map((match) => match[2])).toEqual(contentPictures.map(({ name }) => name));
  });

  it('links to existing headings', () => {
    const anchors = all(text, /^#+ (.+)$/gm).map((heading = '') =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = all(text, /\]\(#(.+?)\)/g);
    expect(links.filter((link = '') => !anchors.includes(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(8);
  });
});

it('has the same names, URLs and messages in both languages', () => {
  const [english, italian] = editions.map((edition) =>
    all(guide(edition), /`([^`\n]+)`/g)
      .filter((code = '') => !/<project>|<progetto>|pnpm|^-/.test(code))
      .sort(),
  );
  expect(italian).toEqual(english);
});

it('has small pictures, and no unused ones', () => {
  const files = readdirSync(`${root}docs/screens`).filter((name) => name.endsWith('.webp'));
  expect(files.sort()).toEqual(contentPictures.map(({ name }) => `${name}.webp`).sort());
  const heavy = files.filter((name) => statSync(`${root}docs/screens/${name}`).size > 60 * 1024);
  expect(heavy).toEqual([]);
});
