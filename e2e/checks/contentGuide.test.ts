/**
 * The guide for those who edit the content is followed to the letter by somebody who cannot look into
 * the code: both editions name the same things, and their pictures are there.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../mf-guides/src/catalogue.ts';
import { undergraduateYears } from '../../mf-handouts/src/years/years.ts';
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
    ['year', undergraduateYears.map((year) => year.inTable)],
    ['section', bodies.map((body) => body.name)],
    ['category', catalogue.map((entry) => entry.category)],
    ['table', siteTables.map(({ table }) => table)],
  ])('names every %s as it is spelled', (_, names) => {
    expect(
      names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}.`)),
    ).toEqual([]);
  });

  it('gives each category the heading of its page', () => {
    const cells = catalogue.map(
      ({ category, heading }) => new RegExp(`\`${category}\` +\\| ${heading} +\\|`),
    );
    expect(cells.filter((cell) => !cell.test(text))).toEqual([]);
  });

  it('shows every picture once, with words for who does not see it', () => {
    const shown = [...text.matchAll(/!\[(.+)\]\(screens\/(.+)\.webp\)/g)];
    expect(shown.map((match) => match[2])).toEqual(contentPictures.map(({ name }) => name));
  });

  it('leads to headings that are there', () => {
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

it('says the same in both languages: every name, address and message', () => {
  const [english, italian] = editions.map((edition) =>
    all(guide(edition), /`([^`\n]+)`/g)
      .filter((code = '') => !/<project>|<progetto>|pnpm|^-/.test(code))
      .sort(),
  );
  expect(italian).toEqual(english);
});

it('has pictures that are light and none that is forgotten', () => {
  const files = readdirSync(`${root}docs/screens`).filter((name) => name.endsWith('.webp'));
  expect(files.sort()).toEqual(contentPictures.map(({ name }) => `${name}.webp`).sort());
  const heavy = files.filter((name) => statSync(`${root}docs/screens/${name}`).size > 60 * 1024);
  expect(heavy).toEqual([]);
});
