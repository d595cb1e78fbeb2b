import { readFileSync } from 'node:fs';
import { remoteNames } from 'shared/contract';
import { parseRegistry } from 'shared/registry';
import { sectionTitles } from '../../shell/src/composition.ts';
import { axeFindings } from '../browser/axeFindings.ts';
import { text } from '../translations.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { testedLanguages, translateIn } from './testScope.ts';

for (const language of testedLanguages) {
  test(`the footer links to the live version of every section (${language})`, async ({
    page,
    site,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    const name = text('shell', language, 'footer.versions');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(addressIn(language, '/versioni'));
    const { remotes } = parseRegistry(
      JSON.parse(readFileSync(`${site.folder}/shell/registry.json`, 'utf8')),
    );
    for (const remote of remoteNames) {
      const card = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: sectionTitles[remote][language] }),
      });
      await expect(card).toContainText(translateIn(language)('online', 'live'));
      await expect(card).toContainText(remotes.get(remote)?.version ?? 'none');
      await expect(card.getByRole('definition')).toHaveCount(5);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the versions page is not indexed', async ({ page, site }) => {
  await page.goto('/versioni');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(readFileSync(`${site.folder}/shell/sitemap.xml`, 'utf8')).not.toContain('versioni');
});

test('shows a section whose server is down as out of service', async ({ page, site, visit }) => {
  await site.stopServer('guides');
  try {
    await visit('/versioni');
    await expect(page.getByRole('listitem').filter({ hasText: 'Guide' })).toContainText(
      'fuori servizio',
    );
    const live = page.getByRole('listitem').getByText('online', { exact: true });
    await expect(live).toHaveCount(remoteNames.length - 1);
  } finally {
    await site.startServer('guides');
  }
});

test('outlines the remotes on every page of the tab until switched off', async ({
  page,
  visit,
}) => {
  const outline = () =>
    page.locator('main [data-mf="guides"]').evaluate((slot) => {
      const label = getComputedStyle(slot, '::before').content;
      const rendered = slot.firstElementChild;
      return { label, outline: rendered ? getComputedStyle(rendered).outlineStyle : '' };
    });
  await visit('/versioni');
  await page.getByRole('switch').click();
  await visit('/guide');
  await expect(page.locator('main [data-mf="guides"] a').first()).toBeVisible();
  expect(await outline()).toEqual({ label: '"guides"', outline: 'dashed' });
  await visit('/versioni');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.getByRole('switch').click();
  await visit('/guide');
  await expect(page.locator('main [data-mf="guides"] a').first()).toBeVisible();
  expect(await outline()).toEqual({ label: 'none', outline: 'none' });
});
