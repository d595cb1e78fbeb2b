import { expect, type Locator, type Page } from '@playwright/test';
import {
  type BackendRead,
  followMenu,
  hasItems,
  hasText,
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

const handoutsMessage = messageWithHint(
  [
    'Nessuna dispensa disponibile',
    'In questo momento le dispense non si caricano. Il resto del sito funziona.',
  ],
  ['No handouts available', 'The handouts cannot be loaded right now. The rest of the site works.'],
);

const items = '[data-mf] li';

/** A list that is found by its items: by default those of the page. */
const listIn = (slot: (page: Page) => Locator, selector = items) => ({
  list: (page: Page) => slot(page).locator(selector),
  expectData: hasItems(slot, selector),
});

/** The reads of the pages and of the home page's sections. */
export const pageReads: readonly BackendRead[] = [
  // @spec states.3 states.7 errors.1 errors.2
  {
    name: 'year list',
    isCall: read('handouts', 'select', 'subject,filename'),
    path: '/dispense/primo-anno',
    ...parentPage('/dispense', '/dispense/primo-anno'),
    slot: main,
    message: message('Impossibile caricare le dispense', 'The handouts could not be loaded'),
    reportedBy: 'toast',
    unexpected: 'Si è verificato un errore imprevisto',
    ...listIn(main),
    expectEmpty: hasText(main, 'Nessun corso trovato'),
    column: 'subject',
  },
  // @spec errors.3 errors.4
  {
    name: 'course files',
    isCall: read('handouts', 'subject', 'eq.'),
    path: '/dispense/primo-anno/Microeconomia',
    ...parentPage('/dispense/primo-anno', '/dispense/primo-anno/Microeconomia'),
    slot: main,
    message: message('Impossibile caricare le dispense', 'The handouts could not be loaded'),
    reportedBy: 'toast',
    unexpected: 'Errore nel caricamento delle dispense',
    ...listIn(main),
    expectEmpty: hasText(main, 'Nessuna dispensa trovata'),
    column: 'file_url',
  },
  // @spec states.4 errors.11
  {
    name: 'home handouts by year',
    isCall: read('handouts', 'limit', '3'),
    path: '/#dispensen',
    ...homeSection('dispensen'),
    message: handoutsMessage,
    reportedBy: '[handouts]',
    ...listIn(homeSection('dispensen').slot, 'h3'),
    expectEmpty: hasText(
      homeSection('dispensen').slot,
      'Per il primo anno non c’è ancora nulla. Prova un altro anno.',
    ),
    column: 'uploaded_at',
    // Hovering, because choosing another year would send another read.
    expectUsable: (page) =>
      page.locator('#dispensen').getByRole('link', { name: 'Vedi tutte' }).hover(),
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
    message: handoutsMessage,
    reportedBy: '[handouts]',
    expectData: hasItems(homeSection('dispensen').slot, items),
    expectEmpty: (page) =>
      // Those that the search by words finds are listed under a heading of their own.
      expect(page.locator('#dispensen')).toContainText('Con parole uguali o simili'),
    column: 'filename',
  },
  // @spec errors.8 errors.20
  {
    name: 'CLMG handouts',
    isCall: read('clmg_handouts'),
    path: '/dispense/clmg/primo-anno',
    ...parentPage('/dispense/clmg', '/dispense/clmg/primo-anno'),
    slot: main,
    message: message('Errore nel caricamento delle dispense', 'Error loading handouts'),
    reportedBy: 'toast',
    ...listIn(main),
    expectEmpty: hasText(main, 'Nessuna dispensa disponibile'),
    column: 'url',
  },
  // @spec errors.10
  {
    name: 'guide categories',
    isCall: (url) => tableOf(url) === 'guides' && url.searchParams.get('select') === 'category',
    path: '/guide',
    leave: toAbout,
    enter: (page) => followMenu(page, '/guide'),
    slot: main,
    message: messageWithHint(
      [
        'Impossibile caricare le guide',
        'Il resto del sito funziona. Controlla la connessione e riprova.',
      ],
      [
        'The guides could not be loaded',
        'The rest of the site works. Check your connection and try again.',
      ],
    ),
    reportedBy: '[guides]',
    ...listIn(main),
    expectEmpty: hasText(main, 'Non c’è ancora nessuna guida pubblicata.'),
    column: 'category',
  },
  // @spec errors.6 errors.7 errors.22
  {
    name: 'guides of a category',
    isCall: read('guides', 'category', 'eq.'),
    path: '/guide/tesi',
    ...parentPage('/guide', '/guide/tesi'),
    slot: main,
    message: message('Impossibile caricare le guide', 'The guides could not be loaded'),
    reportedBy: 'toast',
    unexpected: 'Si è verificato un errore imprevisto',
    ...listIn(main),
    expectEmpty: hasText(main, 'Nessuna guida trovata'),
    column: 'title',
    expectWithoutColumn: hasText(main, 'Senza titolo'),
  },
  // @spec errors.10
  {
    name: 'representatives',
    isCall: read('representatives'),
    path: '/rappresentanti',
    leave: toAbout,
    enter: (page) => followMenu(page, '/rappresentanti'),
    slot: main,
    message: messageWithHint(
      [
        'I nomi non si sono caricati',
        'Qui sotto puoi comunque leggere di che cosa si occupa ogni organo. Controlla la connessione e riprova.',
      ],
      [
        'The names did not load',
        'You can still read below what each body does. Check your connection and try again.',
      ],
    ),
    reportedBy: '[representatives]',
    expectData: hasText(main, '16 rappresentanti'),
    expectEmpty: hasText(main, 'L’elenco è ancora vuoto.'),
    column: 'name',
    // The bodies are still described, without a count.
    expectUsable: async (page) => {
      const bodies = main(page).locator('article');
      await expect(bodies).toHaveCount(10);
      await expect(bodies.first()).not.toContainText('0');
      await bodies.first().getByRole('button').click();
      await expect(bodies.first()).toContainText('In questo momento i nomi di questo organo');
      await bodies.first().getByRole('button').click();
    },
  },
  // @spec states.4 errors.11
  {
    name: 'events',
    isCall: read('events'),
    path: '/#eventi',
    ...homeSection('eventi'),
    message: messageWithHint(
      [
        'Nessun evento da mostrare',
        'In questo momento gli eventi non si caricano. Il resto del sito funziona: riprova tra poco.',
      ],
      [
        'No events to show',
        'The events cannot be loaded right now. The rest of the site works: try again shortly.',
      ],
    ),
    reportedBy: '[events-marketplace]',
    ...listIn(homeSection('eventi').slot, 'h3'),
    expectEmpty: hasText(homeSection('eventi').slot, 'Nessun evento in programma'),
    column: 'start_date',
    expectUsable: (page) => page.locator('#eventi').getByRole('tab').last().click({ trial: true }),
  },
];
