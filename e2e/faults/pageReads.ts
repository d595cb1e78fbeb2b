import { expect, type Page } from '@playwright/test';
import { text } from '../allTexts.ts';
import {
  type BackendRead,
  followMenu,
  hasItems,
  hasText,
  it,
  main,
  read,
  said,
  saidWithHint,
  tableOf,
} from './backendRead.ts';

const linkTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`).first();

/** A link of the page itself. */
const follow = (href: string) => (page: Page) => linkTo(page, href).click();

/** The same and back, by a link that the page before shows once it has been read. */
const between = (before: string, href: string) => ({
  leave: async (page: Page) => {
    await follow(before)(page);
    await expect(linkTo(page, href)).toBeVisible();
  },
  enter: follow(href),
});
const toAbout = (page: Page) => followMenu(page, '/chi-siamo');

const homePart = (anchor: string) => ({
  leave: toAbout,
  enter: async (page: Page) => {
    await followMenu(page, '/');
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
  },
  place: (page: Page) => page.locator(`#${anchor}`),
});

const list = '[data-mf] li';

/** What the pages and the sections of the home page read. */
export const pageReads: readonly BackendRead[] = [
  {
    name: 'year list',
    isCall: read('handouts', 'select', 'subject,filename'),
    path: '/dispense/primo-anno',
    ...between('/dispense', '/dispense/primo-anno'),
    place: main,
    says: said('mf-handouts', 'loadFailed'),
    told: 'toast',
    unexpected: text('common', 'it', 'unexpectedError'),
    shown: hasItems(main, list),
    empty: hasText(main, it('mf-handouts', 'year.empty')),
    column: 'subject',
  },
  {
    name: 'course files',
    isCall: read('handouts', 'subject', 'eq.'),
    path: '/dispense/primo-anno/Microeconomia',
    ...between('/dispense/primo-anno', '/dispense/primo-anno/Microeconomia'),
    place: main,
    says: said('mf-handouts', 'loadFailed'),
    told: 'toast',
    unexpected: it('mf-handouts', 'course.unexpected'),
    shown: hasItems(main, list),
    empty: hasText(main, it('mf-handouts', 'course.empty')),
    column: 'file_url',
  },
  {
    name: 'home handouts by year',
    isCall: read('handouts', 'limit', '3'),
    path: '/#dispensen',
    ...homePart('dispensen'),
    says: saidWithHint('mf-handouts', 'home.empty', 'home.failedHint'),
    told: '[handouts]',
    shown: hasItems(homePart('dispensen').place, 'h3'),
    empty: hasText(
      homePart('dispensen').place,
      it('mf-handouts', 'home.emptyHint', { year: it('mf-handouts', 'yearsInText.first') }),
    ),
    column: 'uploaded_at',
    // Another year is another read, and none of it.
    rest: (page) =>
      page
        .locator('#dispensen')
        .getByRole('link', { name: it('mf-handouts', 'home.seeAll') })
        .hover(),
  },
  {
    name: 'home handouts search',
    isCall: read('handouts', 'or', 'imatch'),
    path: '/?q=microeconomia#dispensen',
    leave: toAbout,
    enter: async (page) => {
      await followMenu(page, '/');
      await page.locator('#dispensen').getByRole('searchbox').fill('microeconomia');
    },
    place: homePart('dispensen').place,
    says: saidWithHint('mf-handouts', 'home.empty', 'home.failedHint'),
    told: '[handouts]',
    shown: hasItems(homePart('dispensen').place, list),
    empty: (page) =>
      expect(page.locator('#dispensen')).toContainText(
        new RegExp(`${it('mf-handouts', 'home.noResults')}|${it('mf-handouts', 'home.noNames')}`),
      ),
    column: 'filename',
  },
  {
    name: 'CLMG handouts',
    isCall: read('clmg_handouts'),
    path: '/dispense/clmg/primo-anno',
    ...between('/dispense/clmg', '/dispense/clmg/primo-anno'),
    place: main,
    says: said('mf-handouts', 'clmg.errorFetching'),
    told: 'toast',
    shown: hasItems(main, list),
    empty: hasText(main, it('mf-handouts', 'clmg.empty')),
    column: 'url',
  },
  {
    name: 'guide categories',
    isCall: (url) => tableOf(url) === 'guides' && url.searchParams.get('select') === 'category',
    path: '/guide',
    leave: toAbout,
    enter: (page) => followMenu(page, '/guide'),
    place: main,
    says: saidWithHint('mf-guides', 'categories.empty', 'categories.failedHint'),
    told: '[guides]',
    shown: hasItems(main, list),
    empty: hasText(main, it('mf-guides', 'categories.emptyHint')),
    column: 'category',
  },
  {
    name: 'guides of a category',
    isCall: read('guides', 'category', 'eq.'),
    path: '/guide/tesi',
    ...between('/guide', '/guide/tesi'),
    place: main,
    says: said('mf-guides', 'failed'),
    told: 'toast',
    unexpected: text('common', 'it', 'unexpectedError'),
    shown: hasItems(main, list),
    empty: hasText(main, it('mf-guides', 'category.empty')),
    column: 'title',
    shows: hasText(main, it('mf-guides', 'tile.untitled')),
  },
  {
    name: 'representatives',
    isCall: read('representatives'),
    path: '/rappresentanti',
    leave: toAbout,
    enter: (page) => followMenu(page, '/rappresentanti'),
    place: main,
    says: saidWithHint('mf-representatives', 'failed', 'failedHint'),
    told: '[representatives]',
    shown: hasText(main, '16 rappresentanti'),
    empty: hasText(main, it('mf-representatives', 'empty')),
    column: 'name',
    rest: (page) => expect(main(page).locator('article')).toHaveCount(10),
  },
  {
    name: 'events',
    isCall: read('events'),
    path: '/#eventi',
    ...homePart('eventi'),
    says: saidWithHint(
      'mf-events-marketplace',
      'events.empty.unread.title',
      'events.empty.unread.hint',
    ),
    told: '[events-marketplace]',
    shown: hasItems(homePart('eventi').place, 'h3'),
    empty: hasText(
      homePart('eventi').place,
      it('mf-events-marketplace', 'events.empty.prossimi.title'),
    ),
    column: 'start_date',
    rest: (page) => page.locator('#eventi').getByRole('tab').last().click({ trial: true }),
  },
];
