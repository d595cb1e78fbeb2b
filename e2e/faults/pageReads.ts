import { expect, type Page } from '@playwright/test';
import { text } from '../translations.ts';
import {
  type BackendRead,
  followMenu,
  hasItems,
  hasText,
  it,
  main,
  message,
  messageWithHint,
  read,
  tableOf,
} from './backendRead.ts';

const linkTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`).first();

const follow = (href: string) => (page: Page) => linkTo(page, href).click();

/** Leaves to the parent page and returns by the link that it shows after loading. */
const parentPage = (parent: string, href: string) => ({
  leave: async (page: Page) => {
    await follow(parent)(page);
    await expect(linkTo(page, href)).toBeVisible();
  },
  enter: follow(href),
});
const toAbout = (page: Page) => followMenu(page, '/chi-siamo');

const homeSection = (anchor: string) => ({
  leave: toAbout,
  enter: async (page: Page) => {
    await followMenu(page, '/');
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
  },
  slot: (page: Page) => page.locator(`#${anchor}`),
});

const list = '[data-mf] li';

/** The reads of the pages and of the home page's sections. */
export const pageReads: readonly BackendRead[] = [
  // @spec errors.1 errors.2
  {
    name: 'year list',
    isCall: read('handouts', 'select', 'subject,filename'),
    path: '/dispense/primo-anno',
    ...parentPage('/dispense', '/dispense/primo-anno'),
    slot: main,
    message: message('mf-handouts', 'loadFailed'),
    reportedBy: 'toast',
    unexpected: text('common', 'it', 'unexpectedError'),
    expectData: hasItems(main, list),
    expectEmpty: hasText(main, it('mf-handouts', 'year.empty')),
    column: 'subject',
  },
  // @spec errors.3 errors.4
  {
    name: 'course files',
    isCall: read('handouts', 'subject', 'eq.'),
    path: '/dispense/primo-anno/Microeconomia',
    ...parentPage('/dispense/primo-anno', '/dispense/primo-anno/Microeconomia'),
    slot: main,
    message: message('mf-handouts', 'loadFailed'),
    reportedBy: 'toast',
    unexpected: it('mf-handouts', 'course.unexpected'),
    expectData: hasItems(main, list),
    expectEmpty: hasText(main, it('mf-handouts', 'course.empty')),
    column: 'file_url',
  },
  // @spec states.4 errors.11
  {
    name: 'home handouts by year',
    isCall: read('handouts', 'limit', '3'),
    path: '/#dispensen',
    ...homeSection('dispensen'),
    message: messageWithHint('mf-handouts', 'home.empty', 'home.failedHint'),
    reportedBy: '[handouts]',
    expectData: hasItems(homeSection('dispensen').slot, 'h3'),
    expectEmpty: hasText(
      homeSection('dispensen').slot,
      it('mf-handouts', 'home.emptyHint', { year: it('mf-handouts', 'yearsInText.first') }),
    ),
    column: 'uploaded_at',
    // Hovering, because choosing another year would send another read.
    expectUsable: (page) =>
      page
        .locator('#dispensen')
        .getByRole('link', { name: it('mf-handouts', 'home.seeAll') })
        .hover(),
  },
  // @spec states.4 errors.11
  {
    name: 'home handouts search',
    isCall: read('handouts', 'or', 'imatch'),
    path: '/?q=microeconomia#dispensen',
    leave: toAbout,
    enter: async (page) => {
      await followMenu(page, '/');
      await page.locator('#dispensen').getByRole('searchbox').fill('microeconomia');
    },
    slot: homeSection('dispensen').slot,
    message: messageWithHint('mf-handouts', 'home.empty', 'home.failedHint'),
    reportedBy: '[handouts]',
    expectData: hasItems(homeSection('dispensen').slot, list),
    expectEmpty: (page) =>
      expect(page.locator('#dispensen')).toContainText(
        new RegExp(`${it('mf-handouts', 'home.noResults')}|${it('mf-handouts', 'home.noNames')}`),
      ),
    column: 'filename',
  },
  // @spec errors.8 errors.20
  {
    name: 'CLMG handouts',
    isCall: read('clmg_handouts'),
    path: '/dispense/clmg/primo-anno',
    ...parentPage('/dispense/clmg', '/dispense/clmg/primo-anno'),
    slot: main,
    message: message('mf-handouts', 'clmg.errorFetching'),
    reportedBy: 'toast',
    expectData: hasItems(main, list),
    expectEmpty: hasText(main, it('mf-handouts', 'clmg.empty')),
    column: 'url',
  },
  {
    name: 'guide categories',
    isCall: (url) => tableOf(url) === 'guides' && url.searchParams.get('select') === 'category',
    path: '/guide',
    leave: toAbout,
    enter: (page) => followMenu(page, '/guide'),
    slot: main,
    message: messageWithHint('mf-guides', 'categories.empty', 'categories.failedHint'),
    reportedBy: '[guides]',
    expectData: hasItems(main, list),
    expectEmpty: hasText(main, it('mf-guides', 'categories.emptyHint')),
    column: 'category',
  },
  // @spec errors.7 errors.22
  {
    name: 'guides of a category',
    isCall: read('guides', 'category', 'eq.'),
    path: '/guide/tesi',
    ...parentPage('/guide', '/guide/tesi'),
    slot: main,
    message: message('mf-guides', 'failed'),
    reportedBy: 'toast',
    unexpected: text('common', 'it', 'unexpectedError'),
    expectData: hasItems(main, list),
    expectEmpty: hasText(main, it('mf-guides', 'category.empty')),
    column: 'title',
    expectWithoutColumn: hasText(main, it('mf-guides', 'tile.untitled')),
  },
  {
    name: 'representatives',
    isCall: read('representatives'),
    path: '/rappresentanti',
    leave: toAbout,
    enter: (page) => followMenu(page, '/rappresentanti'),
    slot: main,
    message: messageWithHint('mf-representatives', 'failed', 'failedHint'),
    reportedBy: '[representatives]',
    expectData: hasText(main, '16 rappresentanti'),
    expectEmpty: hasText(main, it('mf-representatives', 'empty')),
    column: 'name',
    expectUsable: (page) => expect(main(page).locator('article')).toHaveCount(10),
  },
  // @spec states.4 errors.11
  {
    name: 'events',
    isCall: read('events'),
    path: '/#eventi',
    ...homeSection('eventi'),
    message: messageWithHint(
      'mf-events-marketplace',
      'events.empty.unread.title',
      'events.empty.unread.hint',
    ),
    reportedBy: '[events-marketplace]',
    expectData: hasItems(homeSection('eventi').slot, 'h3'),
    expectEmpty: hasText(
      homeSection('eventi').slot,
      it('mf-events-marketplace', 'events.empty.prossimi.title'),
    ),
    column: 'start_date',
    expectUsable: (page) => page.locator('#eventi').getByRole('tab').last().click({ trial: true }),
  },
];
