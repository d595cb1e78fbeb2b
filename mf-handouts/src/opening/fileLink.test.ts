import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeEach, expect, it } from 'vitest';
import { isPdf, linkInHtml } from './fileLink.ts';

const backend = 'https://b.example';
const folder = `${backend}/storage/v1/object/public/handouts`;

beforeEach(() =>
  provideSiteConfig({
    ...demonstration,
    supabase: { url: backend, publishableKey: 'k', buckets: { handouts: 'handouts' } },
  }),
);

/** A signed link in public HTML would open a private file for as long as it is valid, to everybody. */
it.each([
  ['a.pdf', 'a.pdf'],
  ['Cosa? C%23 100%25.pdf', 'Cosa%3F%20C%23%20100%25.pdf'],
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => [name, name]),
])('a file called %s is opened by an address that signs when it is followed', (name, file) => {
  expect(linkInHtml(`${folder}/${name}`)).toBe(`${backend}/functions/v1/open-handout?file=${file}`);
});

it('a file elsewhere has its own address', () => {
  expect(linkInHtml('https://b.example/other/a.pdf')).toBe('https://b.example/other/a.pdf');
  expect(linkInHtml(null)).toBeUndefined();
});

it.each([
  [`${folder}/a.pdf`, true],
  [`${folder}/A.PDF`, true],
  [`${folder}/1f0c`, true],
  [`${folder}/lezioni.docx`, false],
  ['https://b.example/other/a.pdf?v=2', true],
  ['https://drive.example/file/d/x/view', false],
  [null, false],
])('whether %s is a PDF that can be previewed: %s', (url, expected) => {
  expect(isPdf(url)).toBe(expected);
});
