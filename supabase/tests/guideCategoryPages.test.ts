/** The migration lists the guide categories a second time; here it must say what the section says. */
import { expect, it } from 'vitest';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

it('the assistant leads to the page of every guide category, by its name', async () => {
  const { rows } = await backend().database.sql.query(`
    select url, title, title_en from private.pages where url like '/guide/%' order by url collate "C"`);
  const pages = knownValues.guideCategories.map(({ slug, name }) => ({
    url: `/guide/${slug}`,
    title: `Guide: ${name.it}`,
    title_en: `Guides: ${name.en}`,
  }));
  expect(rows).toEqual(pages.sort((a, b) => (a.url < b.url ? -1 : 1)));
});
