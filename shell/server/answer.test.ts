import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerFrom, planFor } from './answer.ts';
import { placeholders } from './pageHtml.ts';
import { echoSource, guidesSource, registryOf, sectionFile } from './tests/sections.ts';
import { emptyVersionsBlock, versionsIn } from './versionsBlock.ts';

beforeAll(() => provideSiteConfig({ ...demonstration, url: 'https://site.example' }));

const lists = (paths: string) => `exports.sitemap = async () => ${paths};`;
const guides = sectionFile('guides', `${echoSource}\n${lists("['/guide/tesi']")}`);
const handouts = sectionFile('handouts', lists('[]'));
const calculators = sectionFile('calculators', guidesSource({}));
const template = `<html lang="it">${emptyVersionsBlock}${Object.values(placeholders).join('')}</html>`;

const versions = { fallbacks: ['1'], canary: undefined };
const answer = (address: string, sections = [guides, handouts]) => {
  const published = [guides, handouts, calculators];
  const { text: registry } = registryOf('https://sections.example', published);
  return answerFrom(template)({ address, sections, registry, versions, now: 0 }, () => {});
};

describe('the plan of an address', () => {
  it.each([
    ['/guide', ['guides'], false],
    ['/guide/tesi', ['guides'], true],
    ['/guide/%00', ['guides'], true],
    ['/guide?constructor=1', ['guides'], true],
    ['/nothing', [], true],
    ['/chi-siamo', [], false],
    ['/sitemap.xml', ['handouts', 'guides'], false],
  ])('%s', (address, remotes, hasChosenInput) => {
    expect(planFor({ address })).toEqual({ remotes, hasChosenInput });
  });
});

describe('a page', () => {
  it('has its section, its entry in the registry, and the versions beside its own', async () => {
    const { status, body, isComplete } = await answer('/guide/tesi?lang=en');
    expect({ status, isComplete }).toEqual({ status: 200, isComplete: true });
    expect(body).toContain('read /guide/tesi');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain(guides.integrity);
    expect(versionsIn(body)).toMatchObject({ page: 'guide/_.en.html', fallbacks: ['1'] });
  });

  it('has the entries of its own sections and of the menu’s, and not of all', async () => {
    const { body } = await answer('/guide');
    expect(body).toContain(handouts.integrity);
    expect(body).not.toContain(calculators.integrity);
    expect((await answer('/')).body).toContain(calculators.integrity);
  });

  it('is incomplete without its section, and with one of a contract that the shell does not accept', async () => {
    expect((await answer('/guide', [])).isComplete).toBe(false);
    expect((await answer('/guide', [{ ...guides, contract: 99 }])).isComplete).toBe(false);
  });

  it('answers with 404 where there is no page', async () => {
    expect(await answer('/nothing')).toMatchObject({ status: 404, isComplete: true });
  });

  it('leads on, with its query, where a section says that the page moved within the site', async () => {
    const moved = (to: string) =>
      sectionFile('guides', guidesSource({ loader: `async () => ({ movedTo: '${to}' })` }));
    expect(await answer('/guide/old?lang=en', [moved('/guide/new')])).toMatchObject({
      status: 302,
      location: '/guide/new?lang=en',
    });
    expect(await answer('/guide/old', [moved('/guide/più–nuova')])).toMatchObject({
      status: 302,
      location: '/guide/pi%C3%B9%E2%80%93nuova',
    });
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/',
      '/\\\\evil.example/',
      '/\\t/evil.example/',
      '/guide/..//evil.example/',
    ]) {
      const page = await answer('/guide/old', [moved(elsewhere)]);
      expect(page).toMatchObject({ status: 200 });
      expect(page).not.toHaveProperty('location');
    }
  });

  it('is no page for search engines where a section knows no such name', async () => {
    const source = guidesSource({ loader: "async () => 'missing'" });
    const page = await answer('/guide/nope', [sectionFile('guides', source)]);
    expect(page).toMatchObject({ status: 404, isComplete: true });
    expect(page.body).toContain('the guides');
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    expect(page.body).not.toContain('rel="canonical"');
  });
});

it('answers an address without a name with its page, whatever a section says', async () => {
  const source = guidesSource({ loader: "async () => 'missing'" });
  expect((await answer('/guide', [sectionFile('guides', source)])).status).toBe(200);
});

describe('the sitemap', () => {
  it.each([
    'https://evil.example/guide/tesi',
    '//evil.example/guide/tesi',
    'http://[',
    '/chi-siamo',
    '/guide/../rappresentanti',
  ])('leaves out %s, which is no page of the section that lists it', async (path) => {
    const foreign = sectionFile('guides', lists(`['/guide/tesi', '${path}']`));
    const { status, body } = await answer('/sitemap.xml', [foreign, handouts]);
    expect(status).toBe(200);
    expect(body).toContain('https://site.example/guide/tesi');
    expect(body.match(/<loc>/g)).toHaveLength(
      ((await answer('/sitemap.xml')).body.match(/<loc>/g) ?? []).length,
    );
  });

  it('lists the pages of the sections that have such', async () => {
    const { status, body } = await answer('/sitemap.xml');
    expect(status).toBe(200);
    expect(body).toContain('https://site.example/guide/tesi');
  });

  it('lists nothing that another section wrote into the data', async () => {
    const client =
      'const of = (use) => async (client) => { const seen = use(client); await null; return seen(); };';
    const reads = "exports.sitemap = of((client) => () => client.getQueryData(['guides']) ?? []);";
    const writes =
      "exports.sitemap = of((client) => (client.setQueryData(['guides'], ['/guide/altro']), () => []));";
    const [read, write] = [reads, writes].map((one) => `${client} ${one}`);
    const { body } = await answer('/sitemap.xml', [
      sectionFile('guides', read ?? ''),
      sectionFile('handouts', write ?? ''),
    ]);
    expect(body).not.toContain('/guide/altro');
  });

  it('is refused while a section cannot list its pages', async () => {
    const failing = sectionFile('guides', lists('Promise.reject(new Error("down"))'));
    expect((await answer('/sitemap.xml', [failing, handouts])).status).toBe(503);
    expect((await answer('/sitemap.xml', [handouts])).status).toBe(503);
  });
});
