/** The feeds of what is new. What they say is read by another library than the one that writes them. */
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../functions/feed/handler.ts';
import { runningBackend } from './runningBackend.ts';

const site = 'https://linea.example';
const { backend, association } = runningBackend({
  functionSecrets: { ASSOCIATION_NAME: 'Linea', SITE_URL: site },
});

const course = '/dispense/secondo-anno/Statistica';

function ask(parameters: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend().url}/functions/v1/feed?${new URLSearchParams(parameters)}`, init);
}

const reader = new Parser<{ id: string; updated: string }>({
  customFields: { feed: ['id', 'updated'] },
});

/** RFC 4287 lets readers ignore space around a title. */
async function read(parameters: Record<string, string> = {}) {
  const response = await ask(parameters);
  expect(response.status).toBe(200);
  return reader.parseString(await response.text());
}

/** Rows of the database itself: what stands after `select`. */
async function stored(query: string) {
  const { rows } = await backend().database.sql.query<{ name: string; date: string }>(
    `select ${query}`,
  );
  return rows;
}

const addHandout = async (row: Partial<Record<'filename' | 'uploaded_at', string>> = {}) => {
  const { data } = await association()
    .from('handouts')
    .insert({ year: 'Second Year', subject: 'Statistica', filename: 'Nuova.pdf', ...row })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
};

describe('a feed lists the newest', () => {
  it('files of a year', async () => {
    const rows = await stored(`filename as name, uploaded_at as date from handouts
      where year = 'Second Year' order by uploaded_at desc, id limit 50`);
    const feed = await read({ path: '/dispense/secondo-anno' });
    expect(feed.title).toBe('Linea: Dispense, secondo anno');
    expect(feed.link).toBe(`${site}/dispense/secondo-anno`);
    expect(feed.items.map(({ title }) => title?.trim())).toEqual(rows.map(({ name }) => name));
    expect(feed.items.map(({ isoDate }) => isoDate)).toEqual(rows.map(({ date }) => date));
  });

  it('files of a course, each with its preview', async () => {
    const rows = await stored(
      `id as name from handouts where subject = 'Statistica' order by uploaded_at desc`,
    );
    const feed = await read({ path: course, lang: 'en' });
    expect(feed.title).toBe('Linea: Statistics');
    expect(feed.items.map(({ link }) => link)).toEqual(
      rows.map(({ name }) => `${site}${course}?lang=en&anteprima=${name}`),
    );
    expect(feed.items[0]?.summary).toBe('Statistics, second year');
  });

  it('files of a course with slashes and other spellings in its name', async () => {
    const path = `/dispense/primo-anno/${encodeURIComponent('scienze politiche: TEORIA / casi')}`;
    expect((await read({ path })).items).toHaveLength(6);
  });

  it('law files', async () => {
    const rows = await stored(
      'name from clmg_handouts where course_year = 4 order by created_at desc, id',
    );
    const feed = await read({ path: '/dispense/clmg/quarto-anno' });
    expect(feed.title).toBe('Linea: Giurisprudenza, quarto anno');
    expect(feed.items.map(({ title }) => title?.trim())).toEqual(rows.map(({ name }) => name));
  });

  it('guides of a category', async () => {
    const rows = await stored(
      `coalesce(title_en, title) as name from guides where category = 'tesi' and is_active`,
    );
    const feed = await read({ path: '/guide/tesi', lang: 'en' });
    expect(feed.title).toBe('Linea: Tesi 101');
    expect(feed.items.map(({ title }) => title?.trim()).sort()).toEqual(
      rows.map(({ name }) => name).sort(),
    );
  });

  it('of everything together', async () => {
    const feed = await read();
    expect(feed.title).toBe('Linea: Novità');
    expect(feed.items).toHaveLength(50);
    const kinds = feed.items.map(({ id }) => String(id).split(':')[2]?.split('/')[0]);
    expect(new Set(kinds)).toEqual(new Set(['handouts', 'clmg_handouts', 'guides']));
    const times = feed.items.map(({ isoDate }) => Date.parse(isoDate ?? ''));
    expect(times).toEqual(times.toSorted((left, right) => right - left));
    expect(Date.parse(feed.updated)).toBe(times[0]);
  });
});

describe('a feed never lists', () => {
  it('a guide that is not active', async () => {
    const [guide] = await stored(`id as name from guides where category = 'tesi' limit 1`);
    const listed = async () =>
      (await read({ path: '/guide/tesi' })).items.some(({ id }) => id.endsWith(`${guide?.name}`));
    const setActive = (isActive: boolean) =>
      backend().database.sql.query('update guides set is_active = $1 where id = $2', [
        isActive,
        guide?.name,
      ]);
    for (const isActive of [true, false, true]) {
      await setActive(isActive);
      expect(await listed()).toBe(isActive);
    }
  });

  it('a file whose date is in the future', async () => {
    await addHandout({ filename: 'Domani.pdf', uploaded_at: '2099-01-01T00:00:00Z' });
    const { items } = await read({ path: course });
    expect(items.map(({ title }) => title?.trim())).not.toContain('Domani.pdf');
  });
});

describe('an address', () => {
  it.each([
    { path: '' },
    { path: 'dispense/primo-anno' },
    { path: '/dispense' },
    { path: '/dispense/primo-anno/' },
    { path: '/dispense/primo-anno/%' },
    { path: '/dispense/primo-anno/%00' },
    { path: '/dispense/primo-anno/a/b' },
    { path: `/dispense/primo-anno/${'a'.repeat(1000)}` },
    { path: '/dispense/quarto-anno' },
    { path: '/dispense/clmg' },
    { path: '/dispense/clmg/sesto-anno' },
    { path: '/guide/nope' },
    { path: '/guide/tesi/x' },
    { path: '/guide/__proto__' },
    { path: '//linea.example/guide/tesi' },
    { lang: 'klingon' },
  ])('with %j is refused', async (parameters: Record<string, string>) => {
    expect((await ask(parameters)).status).toBe(400);
  });

  it('may have parameters that links get on their way', async () => {
    const plain = await (await ask({ path: course })).text();
    expect(await (await ask({ path: course, utm_source: 'x', fbclid: 'y' })).text()).toBe(plain);
    const twice = await fetch(`${backend().url}/functions/v1/feed?lang=en&lang=klingon&LANG=x`);
    expect(await twice.text()).toContain('xml:lang="en"');
  });

  it('names the site to who came through it, and is a URI, also of a course that is written as it is read', async () => {
    const path = '/dispense/primo-anno/Scienze politiche: teoria%20%2F casi';
    const response = await ask({ path }, { headers: { 'x-edge-visitor': '192.0.2.1' } });
    const text = await response.text();
    const feed = await reader.parseString(text);
    const canonical = '/dispense/primo-anno/Scienze%20politiche%3A%20teoria%20%2F%20casi';
    expect(feed.id).toBe(`tag:linea.example,2026:feed/it${canonical}`);
    const self = new URL(feed.feedUrl ?? '');
    expect(self.origin + self.pathname).toBe(`${site}/api/functions/v1/feed`);
    expect(self.searchParams.get('path')).toBe(canonical);
    const uri = /^[a-z]+:[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;
    for (const [, address = ''] of text.matchAll(/(?:<id>|href=")([^<"]+)/g)) {
      expect(address).toMatch(uri);
    }
  });

  it('of a course without files is not found; a year without files is empty', async () => {
    expect((await ask({ path: '/dispense/primo-anno/Nessuno' })).status).toBe(404);
  });
});

describe('the response', () => {
  it('is Atom, names its own address and has one id per language', async () => {
    const response = await ask({ path: course });
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    // Netlify caches what it forwards only then, and leaves parameters out of the key of some responses.
    expect(response.headers.get('cdn-cache-control')).toMatch(/^public, max-age=60, stale/);
    expect(response.headers.get('netlify-vary')).toBe('query=path|lang');
    const text = await response.text();
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it"');
    const feed = await reader.parseString(text);
    expect(await (await fetch(feed.feedUrl ?? '')).text()).toBe(text);
    const english = await read({ path: course, lang: 'en' });
    expect(english.id).not.toBe(feed.id);
    expect(english.items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
  });

  it('is 304 to who has it, by its tag or its date, until something is new', async () => {
    const first = await ask({ path: course });
    const etag = first.headers.get('etag') ?? '';
    const changed = first.headers.get('last-modified') ?? '';
    const again = (headers: HeadersInit) => ask({ path: course }, { headers });
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
      const unchanged = await again(headers);
      expect(unchanged.status).toBe(304);
      expect(await unchanged.text()).toBe('');
    }
    await addHandout();
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
      expect((await again(headers)).status).toBe(200);
    }
  });

  it('to HEAD has the same headers and no body', async () => {
    const head = await ask({ path: course }, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe((await ask({ path: course })).headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    expect((await ask({}, { method })).status).toBe(405);
  });

  it('is 503 where the address of the site is not set', async () => {
    const incomplete = createHandler({
      SUPABASE_URL: backend().url,
      SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
    });
    const response = await incomplete(new Request('http://functions.invalid/feed'));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('300');
  });
});
