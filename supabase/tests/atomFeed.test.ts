/** Any text that the tables hold makes a feed that another program reads. */
import fc from 'fast-check';
import Parser from 'rss-parser';
import { expect, it } from 'vitest';
import { atomFeed } from '../functions/feed/atomFeed.ts';
import type { FeedEntry } from '../functions/feed/feedEntries.ts';
import type { FeedRequest } from '../functions/feed/feedRequest.ts';

const subject = { title: () => 'Novità', rows: [] };
const request: FeedRequest = { path: '/', subject, language: 'it' };
const feedSite = {
  site: 'https://linea.example',
  feeds: 'https://x.example/feed',
  association: 'L',
};

const entry = (title: string, summary: string, id: string): FeedEntry => ({
  id: `handouts/${id}`,
  title,
  titleLang: 'it',
  summary,
  page: '/dispense/primo-anno/Diritto',
  parameters: { anteprima: id },
  category: { term: title, label: summary },
  updated: new Date('2026-05-05T10:00:00Z'),
});

/** A text as a feed can hold it: XML has no control characters, and no lone surrogates. */
const shown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();

/** What another program reads; RFC 4287 lets it ignore space around a text. */
async function read(feed: string) {
  const { items } = await new Parser().parseString(feed);
  return items.map(({ title, summary }) => ({ title: title?.trim(), summary: summary?.trim() }));
}

it.each([
  'Domande & risposte <b>',
  ']]>',
  '<![CDATA[x]]>',
  '&amp;lt;',
  '\u0000\u0007\u001B\uD800\uFFFF tutto',
  '"\'',
  '<!-- x --!>',
])('%j is read as it is written', async (text) => {
  expect(await read(atomFeed(request, [entry(text, text, '1')], feedSite))).toEqual([
    { title: shown(text), summary: shown(text) },
  ]);
});

it('any text is read as it is written', async () => {
  const text = fc
    .string({ unit: fc.oneof(fc.constantFrom(...'<>&]!-["\' \n'), fc.string({ unit: 'binary' })) })
    .filter((one) => shown(one) !== '');
  await fc.assert(
    fc.asyncProperty(text, text, fc.uuid(), async (title, summary, id) => {
      const written = atomFeed(request, [entry(title, summary, id)], feedSite);
      expect(await read(written)).toEqual([{ title: shown(title), summary: shown(summary) }]);
    }),
    { numRuns: 2000 },
  );
});

it('a feed without entries is valid and always the same', async () => {
  const written = atomFeed(request, [], feedSite);
  expect(written).toBe(atomFeed(request, [], feedSite));
  const feed = await new Parser().parseString(written);
  expect(feed.title).toBe('L: Novità');
  expect(feed.items).toEqual([]);
});
