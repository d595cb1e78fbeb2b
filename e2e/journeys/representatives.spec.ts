/** The representatives, by body. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { bodies as allBodies } from '../../mf-representatives/src/bodies.ts';
import { alterRows, holdReads, readsOf } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const names = allBodies.map(({ name }) => name);

const bodies = (page: Page) => page.locator('main [data-mf="representatives"] article');
const body = (page: Page, name: string) =>
  bodies(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const toggle = (page: Page, name: string) =>
  body(page, name).getByRole('button', { name: new RegExp(`: ${name}$`) });
const people = (page: Page, name: string) => body(page, name).locator('li');

for (const language of languagesToTest('en')) {
  const t = translateIn(language);
  const view = t('Vedi', 'View');
  const hide = t('Nascondi', 'Hide');
  const learnMore = t('Scopri di più', 'Learn more');

  test.describe(`representatives in ${language}`, () => {
    // @spec product.10 representatives.1 representatives.2 representatives.7 states.3
    test('shows that it loads, then ten cards in order with icon, description and count', async ({
      page,
      site,
      visit,
    }) => {
      const rows = await backendRows(site, 'representatives', 'limit=1000');
      const release = await holdReads(page, 'representatives');
      const request = page.waitForRequest(readsOf('representatives'));
      await visit('/rappresentanti', language);
      await expect(
        page.getByRole('status').filter({
          hasText: t('Caricamento dei rappresentanti…', 'Loading the representatives…'),
        }),
      ).toBeVisible();
      await expect(bodies(page)).toHaveCount(names.length);
      release();
      const query = new URL((await request).url()).searchParams;
      expect(query.get('select')).toBe('*');
      expect(query.get('order')).toMatch(/^section\.asc,name\.asc/);
      await expect(bodies(page).getByRole('heading', { level: 2 })).toHaveText(names);
      for (const name of names) {
        const card = body(page, name);
        const count = rows.filter((row) => row.section === name).length;
        await expect(card.locator('svg').first()).toBeVisible();
        await expect(card.locator('p').first()).not.toBeEmpty();
        await expect(card.locator('p').nth(1)).toHaveText(
          new RegExp(
            `^${count}${t('rappresentant', 'representative')}${t(count === 1 ? 'e' : 'i', count === 1 ? '' : 's')}$`,
          ),
        );
        await expect(toggle(page, name)).toHaveText(count === 0 ? learnMore : view);
      }
      expect(await horizontalOverflow(page)).toBe(0);
    });

    // @spec representatives.3 representatives.6 representatives.8 states.8
    test('one button opens and closes a body, also without people, and only one is open', async ({
      page,
      visit,
    }) => {
      await visit('/rappresentanti', language);
      const open = bodies(page).getByRole('button', { expanded: true });
      await expect(open).toHaveCount(0);
      await toggle(page, 'CDD').click();
      await expect(toggle(page, 'CDD')).toHaveText(hide);
      await expect(people(page, 'CDD')).toHaveCount(2);

      await toggle(page, 'SPORT').click();
      await expect(open).toHaveText([hide]);
      await expect(toggle(page, 'CDD')).toHaveText(view);
      await expect(people(page, 'CDD')).toHaveCount(0);
      await expect(people(page, 'SPORT')).toHaveCount(1);

      await toggle(page, 'SPORT').click();
      await expect(open).toHaveCount(0);
      await expect(toggle(page, 'SPORT')).toHaveText(view);

      await expect(toggle(page, 'VALUTAZIONE')).toHaveText(learnMore);
      await toggle(page, 'VALUTAZIONE').click();
      await expect(toggle(page, 'VALUTAZIONE')).toHaveText(hide);
      await expect(body(page, 'VALUTAZIONE')).toContainText(
        t(
          'Nessun rappresentante in questo organo, per ora.',
          'No representatives in this body yet.',
        ),
      );
      await expect(
        body(page, 'VALUTAZIONE').getByRole('link', {
          name: t('Scrivi a proposito di VALUTAZIONE', 'Write about VALUTAZIONE'),
        }),
      ).toBeVisible();
    });

    // @spec representatives.4 representatives.5 entities.4
    test('shows round photos with names, or initials without a photo', async ({
      page,
      site,
      visit,
    }) => {
      const photos: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/photos/')) photos.push(request.url());
      });
      await visit('/rappresentanti', language);
      const members = people(page, 'SCUOLA TRIENNALE');
      const missing = () => photos.filter((url) => url.includes('foto-mancante')).length;
      let requests = 0;
      for (const round of [1, 2, 3]) {
        await toggle(page, 'SCUOLA TRIENNALE').click();
        await expect(members.locator('p.font-semibold'), `round ${round}`).toHaveText([
          'Nadia Bozza',
          'Omar Segnaposto',
          'Paola Esempio',
        ]);
        // Silent beside the name.
        const [photo] = await members.locator('[aria-hidden="true"] > img[alt=""]').all();
        await expect
          .poll(() => photo?.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const box = await members
          .locator('span[aria-hidden]')
          .first()
          .evaluate((element) => {
            const { borderRadius, width, height } = getComputedStyle(element);
            return { round: Number.parseFloat(borderRadius) >= 40, width, height };
          });
        expect(box).toEqual({ round: true, width: '80px', height: '80px' });
        await expect(members.nth(2).locator('[data-placeholder]')).toHaveText('PE');
        await expect(members.nth(2).locator('img')).toHaveCount(0);
        // A missing photo is not requested again; before the first response the closed card and the
        // open body may both request it.
        if (round === 1) requests = missing();
        expect(missing(), `round ${round}`).toBe(requests);
        await toggle(page, 'SCUOLA TRIENNALE').click();
      }
      expect([1, 2]).toContain(requests);

      const [nobody] = await backendRows(site, 'representatives', 'section=eq.SPORT');
      expect(nobody?.url).toBeNull();
      await toggle(page, 'SPORT').click();
      await expect(people(page, 'SPORT').locator('[data-placeholder]')).toHaveText('RM');
    });

    // @spec representatives.5
    test('writes to a person who has an address, else to the association', async ({
      page,
      visit,
    }) => {
      await page.route('**/photos/**', (route) => route.abort());
      await visit('/rappresentanti?organo=dipartimenti', language);
      const members = people(page, 'DIPARTIMENTI');
      const mail = members.getByRole('link');
      const reloadWith = async (email: (name: unknown) => string | null) => {
        await alterRows(page, 'representatives', (row) => ({ ...row, email: email(row.name) }));
        await page.reload();
      };
      await test.step('all photos fail: everybody has initials', async () => {
        await expect(members.locator('[data-placeholder]')).toHaveText(['DF', 'EP', 'FB']);
      });
      await expect(members).toHaveCount(3);
      await expect(mail).toHaveCount(0);
      const association = body(page, 'DIPARTIMENTI').getByRole('link', {
        name: t('Scrivi a proposito di DIPARTIMENTI', 'Write about DIPARTIMENTI'),
      });
      const subject = t(
        'A%20proposito%20di%20DIPARTIMENTI',
        'About%20DIPARTIMENTI%20(Departments)',
      );
      const addressed = `mailto:${demonstration.email}?subject=${subject}`;
      await expect(association).toHaveAttribute('href', addressed);
      // For those who read mail elsewhere than on this device.
      await expect(body(page, 'DIPARTIMENTI').getByText(demonstration.email)).toBeVisible();

      const isElena = (name: unknown) => name === 'Elena Prova';
      await reloadWith((name) =>
        isElena(name) ? ' elena.prova@example.com?bcc=x@example.com ' : null,
      );
      await expect(members).toHaveCount(3);
      await expect(mail).toHaveCount(0);

      await reloadWith((name) => (isElena(name) ? ' elena.prova@example.com ' : ''));
      await expect(mail).toHaveAttribute(
        'href',
        `mailto:elena.prova@example.com?subject=${subject}`,
      );
      await expect(mail).toHaveAccessibleName(t('Scrivi a Elena Prova', 'Write to Elena Prova'));

      await reloadWith(() => 'a@example.com');
      await expect(mail).toHaveCount(3);
      await expect(association).toHaveCount(0);
    });
  });
}
