/** Failed, slow, irregular and very long lists of representatives. */
import type { Page } from '@playwright/test';
import { bodies as allBodies } from '../../mf-representatives/src/bodies.ts';
import { aToast, failReads, logErrorsAndToasts, mockRows, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const section = (page: Page) => page.locator('main [data-mf="representatives"]');
const bodies = (page: Page) => section(page).locator('article');

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  // @spec errors.10
  test(`a failure is logged without a toast; the list is empty with a retry (${language})`, async ({
    page,
    visit,
  }) => {
    const logged = await logErrorsAndToasts(page);
    await failReads(page, 'representatives');
    await visit('/rappresentanti', language);
    await expect(
      page.getByText(t('I nomi non si sono caricati', 'The names did not load')),
      // After three attempts with backoff.
    ).toBeVisible({ timeout: 30_000 });
    expect(logged.some((line) => line.startsWith('[representatives]'))).toBe(true);
    expect(logged).not.toContain(aToast);
    // The bodies are still described, without a count.
    await expect(bodies(page)).toHaveCount(allBodies.length);
    await expect(bodies(page).first()).not.toContainText('0');
    await bodies(page).first().getByRole('button').click();
    await expect(bodies(page).first()).toContainText(
      t('In questo momento i nomi di questo organo', 'The names in this body cannot be loaded'),
    );

    await page.unroute(readsOf('representatives'));
    await section(page)
      .getByRole('button', { name: t('Riprova', 'Try again') })
      .click();
    await expect(bodies(page).first().locator('li')).toHaveText(/Aurora Esempio/);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test(`without rows there are ten empty bodies, and duplicate rows are merged (${language})`, async ({
    page,
    visit,
  }) => {
    await mockRows(page, 'representatives', []);
    await visit('/rappresentanti', language);
    await expect(section(page).getByRole('status')).toHaveText(
      t('L’elenco è ancora vuoto.', 'The directory is still empty.'),
    );
    await expect(
      bodies(page).getByRole('button', { name: t('Scopri di più', 'Learn more') }),
    ).toHaveCount(allBodies.length);

    await mockRows(page, 'representatives', [
      { id: 1, name: 'Aurora Esempio', section: 'CDD', url: null },
      {
        id: 2,
        name: ' AURORA  ESEMPIO\n',
        section: ' cdd',
        url: null,
        email: 'aurora@example.com',
      },
      { id: 3, name: 'Aurora Esempio', section: 'Sport', url: null },
      { id: 4, name: null, section: 'CDD', url: null },
      { id: 5, name: 'Bruno Prova', section: 'Senato', url: null },
    ]);
    await visit('/rappresentanti?organo=cdd', language);
    const members = bodies(page).nth(1).locator('li');
    await expect(members).toHaveCount(1);
    await expect(members.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(
        `^mailto:aurora@example\\.com\\?subject=${t('A%20proposito%20di%20CDD$', 'About%20CDD')}`,
      ),
    );
    await expect(section(page).getByRole('status')).toHaveText(
      t('1 rappresentante in 2 organi.', '1 representative in 2 bodies.'),
    );
  });
}
