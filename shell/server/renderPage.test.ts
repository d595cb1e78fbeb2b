import { parseSiteConfig } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from './renderPage.ts';
import { echoPage, echoSource, guidesSource, sectionFile } from './tests/sections.ts';

beforeAll(() => provideSiteConfig(parseSiteConfig(JSON.stringify(demonstration))));

function render(source: string) {
  const sections = [sectionFile('guides', source)];
  return renderPage({ address: '/guide/tesi', language: 'it', sections, now: 0 });
}

it('mixes no language, data or clock of pages that are rendered at the same time', async () => {
  const sections = [sectionFile('guides', echoSource)];
  const pages = Array.from({ length: 200 }, (_, number) => echoPage(number));
  const bodies = await Promise.all(
    pages.map(async ({ request }) => (await renderPage({ ...request, sections })).body),
  );
  pages.forEach(({ expected, request }, index) => {
    expect(bodies[index]).toContain(expected);
    expect(bodies[index]?.match(/<output>/g)).toHaveLength(1);
    expect(bodies[index]).toContain(request.language === 'it' ? 'Torna alle Guide' : 'Back to');
  });
});

describe('only the slot of a section is affected when', () => {
  const never = 'new Promise(() => {})';
  const readFailing = (key: string) =>
    `(_, queryClient) => queryClient.prefetchQuery({ queryKey: ${key}, queryFn: async () => { throw new Error('no Storia') } })`;

  it.each([
    ['its file throws', 'throw new Error("broken")', 'code'],
    ['its file lacks the view', 'exports.pages = { views: {} }', 'code'],
    ['its view rejects', guidesSource({ load: 'async () => { throw new Error() }' }), 'code'],
    ['its view never loads', guidesSource({ load: `() => ${never}` }), 'code'],
    ['its texts never load', guidesSource({ translations: `{ it: () => ${never} }` }), 'code'],
    ['its loader throws', guidesSource({ loader: '() => { throw new Error() }' }), 'page'],
    ['its data come too late', guidesSource({ loader: `() => ${never}` }), 'page'],
    ['a read fails', guidesSource({ loader: readFailing('["guides", "rows"]') }), 'page'],
    ['its view throws', guidesSource({ view: '() => { throw new Error() }' }), 'page'],
    [
      'its view throws in the whole page only',
      guidesSource({
        view: '(() => { let n = 0; return () => { n += 1; if (n % 2) throw new Error(); } })()',
      }),
      'page',
    ],
    [
      'its data are no JSON',
      guidesSource({
        loader:
          '(_, queryClient) => queryClient.prefetchQuery({ queryKey: ["guides", "rows"], queryFn: async () => 1n })',
      }),
      'page',
    ],
    [
      'its data contain themselves',
      guidesSource({
        loader:
          '(_, queryClient) => { const row = {}; row.row = row; queryClient.setQueryData(["guides", "rows"], row); }',
      }),
      'page',
    ],
    [
      'what its loader throws has no text',
      guidesSource({ loader: '() => { throw Object.create(null); }' }),
      'page',
    ],
    [
      'what its view throws has no text',
      guidesSource({ view: '() => { throw Object.create(null); }' }),
      'page',
    ],
    [
      'its module throws when its view is read',
      guidesSource({ load: 'async () => ({ get default() { throw new Error(); } })' }),
      'code',
    ],
    [
      'its heading breaks the frame',
      guidesSource({ view: '() => { useHeading({}); return "the guides"; }' }),
      'page',
    ],
  ])('%s', async (_, source, kind) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const rendering = render(source);
    await vi.advanceTimersByTimeAsync(2000);
    const page = await rendering;
    expect(page.failures).toMatchObject({ guides: { kind } });
    expect(page.views).toEqual({});
    expect(page.body).toContain('Torna alle Guide');
  });

  it('a read is refused because of the URL, which is no failure of the section', async () => {
    const source = guidesSource({
      loader: `(_, queryClient) => queryClient.prefetchQuery({
        queryKey: ['guides', 'rows'], retry: false,
        queryFn: async () => { throw Object.assign(new Error('no'), { status: 400, code: '22P02' }); } })`,
    });
    const page = await render(source);
    expect(page.failures).toEqual({});
    expect(page.views).toEqual({});
    expect(page.body).toContain('Torna alle Guide');
  });

  it('one of its reads fails after another page was rendered completely', async () => {
    const source = guidesSource({
      loader: `({ search }, queryClient) => queryClient.prefetchQuery({
        queryKey: ['guides', search], queryFn: async () => { if (search) throw new Error(); return 1; } })`,
    });
    const sections = [sectionFile('guides', source)];
    const request = { language: 'it', sections, now: 0 } as const;
    expect((await renderPage({ ...request, address: '/guide?q=a' })).views).toEqual({});
    expect((await renderPage({ ...request, address: '/guide' })).body).toContain('the guides');
  });
});

it('hashes a query key as the browser does, whatever the order of its objects', async () => {
  const page = await render(
    guidesSource({
      loader: `(_, queryClient) => queryClient.prefetchQuery({
        queryKey: ['guides', { b: 1, a: 2 }], queryFn: async () => 1 })`,
    }),
  );
  expect(page.state).toContain(JSON.stringify(JSON.stringify(['guides', { a: 2, b: 1 }])));
});

it('names neither what a visitor looks for nor what an error says', async () => {
  const page = await render(
    guidesSource({
      loader: `(_, queryClient) => queryClient.prefetchQuery({
        queryKey: ['guides', 'course', 'Storia'], queryFn: async () => { throw new TypeError('no Storia') } })`,
    }),
  );
  const { reason } = page.failures.guides ?? {};
  expect(reason).toMatch(/^guides\/course could not be read: TypeError at guides\/.+:\d+:\d+$/);
});

describe('the head', () => {
  const frame = (address: string, servesManyPaths: boolean) =>
    renderPage({ address, language: 'it', sections: [], now: 0, servesManyPaths });

  it('has the page’s title and address, and the body begins with what visitors see', async () => {
    const { head, body } = await frame('/guide/tesi', false);
    expect(head).toMatch(/^<title>Guide · Linea<\/title>/);
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/guide/tesi"/>');
    expect(body).toMatch(/^<a href="#contenuto"/);
  });

  it('names no address in a file that is served at many', async () => {
    const { head } = await frame('/guide/_', true);
    expect(head).toContain('<meta property="og:title"');
    expect(head).not.toMatch(/<link|og:url|noindex/);
  });
});

it('a section’s failed read under the name of another is no failure of that one', async () => {
  /** A section of the home page. */
  const homeSource = (loader: string) => `
    const always = (value) => new Proxy({}, { get: () => value });
    exports.home = {
      views: always(async () => ({ default: () => 'from a section' })),
      loaders: always(${loader}),
      translations: always(async () => ({ default: {} })),
    };`;
  const failing = homeSource(`(_, queryClient) => queryClient.prefetchQuery({
    queryKey: ['handouts', 'rows'], queryFn: async () => { throw new Error() } })`);
  const sections = [
    sectionFile('calculators', failing),
    sectionFile('handouts', homeSource('async () => {}')),
  ];
  const page = await renderPage({ address: '/', language: 'it', sections, now: 0 });
  expect(page.failures).not.toHaveProperty('handouts');
  expect(Object.keys(page.views)).toContain('handouts/home/handouts');
});

it('a section that changes its client of queries changes no other’s', async () => {
  const home = (loader: string) => `
    const always = (value) => new Proxy({}, { get: () => value });
    exports.home = {
      views: always(async () => ({ default: () => 'from a section' })),
      loaders: always(${loader}),
      translations: always(async () => ({ default: {} })),
    };`;
  const sections = [
    sectionFile(
      'handouts',
      home('async (_, client) => { client.prefetchQuery = () => { throw new Error(); }; }'),
    ),
    sectionFile(
      'calculators',
      home(
        `(_, client) => client.prefetchQuery({ queryKey: ['calculators', 'rows'], queryFn: async () => 'read' })`,
      ),
    ),
  ];
  const { failures, state } = await renderPage({ address: '/', language: 'it', sections, now: 0 });
  expect(failures).toEqual({});
  expect(state).toContain('"data":"read"');
});

/** The data of 307 files were 107 KB of a page that shows twenty. */
it('a page carries what a read says of its data, and its HTML is drawn with all of them', async () => {
  const source = guidesSource({
    loader: `(_, queryClient) => queryClient.prefetchQuery({
      queryKey: ['guides', 'rows'], queryFn: async () => ['first', 'second'],
      meta: { inPage: (rows) => rows.slice(0, 1) },
    })`,
    view: `() => useQuery({ queryKey: ['guides', 'rows'], queryFn: async () => [] }).data.join(' ')`,
  });
  const { body, state } = await render(source);
  expect(body).toContain('first second');
  expect(state).toContain('"data":["first"]');
});

it('tells which section’s code runs', async () => {
  const running: unknown[] = [];
  const onSection = vi.fn((remote: unknown) => void running.push(remote));
  const sections = [sectionFile('guides', echoSource)];
  await renderPage({ ...echoPage(1).request, sections }, onSection);
  expect(new Set(running)).toEqual(new Set(['guides', undefined]));
  expect(running.at(-1)).toBeUndefined();
});
