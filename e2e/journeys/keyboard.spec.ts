/** Every feature by keyboard alone; at every tab stop the focus is visible and unobscured (WCAG 2.2). */
import type { ViewReference } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { CalculatorType } from '../../mf-calculators/src/calculators.ts';
import { homeSections, pages } from '../../shell/src/composition.ts';
import { mockSignedFiles } from './backendMocks.ts';
import { dialogOf } from './calculators/dialog.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { exchange, graduation } from './keyboard/calculators.ts';
import { Keyboard } from './keyboard/keyboard.ts';
import {
  button,
  follow,
  link,
  main,
  openTab,
  type Visitor,
  type Walkthrough,
} from './keyboard/walkthrough.ts';

type ViewName<A = ViewReference> = A extends ViewReference
  ? `${A['remote']}/${A['module']}/${A['view']}`
  : never;

type ShellPart = 'skip link' | 'navbar' | 'language' | 'menu' | 'site search' | 'privacy';

/** The walkthrough of each feature; a view without an entry is tabbed through. */
const walkthroughs: Record<CalculatorType | ShellPart, Walkthrough> &
  Partial<Record<ViewName, Walkthrough>> = {
  'skip link': frame,
  navbar: frame,
  language: frame,
  menu,
  privacy: menu,
  'site search': siteSearch,
  'handouts/home/handouts': latestHandouts,
  'handouts/pages/choice': courseFiles,
  'handouts/pages/year': courseFiles,
  'handouts/pages/course': courseFiles,
  'handouts/pages/clmg': clmgFiles,
  'handouts/pages/clmgYear': clmgFiles,
  'guides/pages/categories': guides,
  'guides/pages/category': guides,
  'representatives/pages/directory': representatives,
  'calculators/home/calculators': graduation,
  graduation,
  'exchange-calculator': exchange('exchange-calculator'),
  'exchange-calculator-clmg': exchange('exchange-calculator-clmg'),
  'exchange-calculator-ug': exchange('exchange-calculator-ug'),
  'events-marketplace/home/marketplace': marketplaceAndEvents,
  'events-marketplace/home/events': marketplaceAndEvents,
  'chat/home/assistant': chat,
  'chat/widget/chat': chat,
};

for (const walkthrough of new Set(Object.values(walkthroughs))) {
  const features = Object.entries(walkthroughs).flatMap(([feature, own]) =>
    own === walkthrough ? feature : [],
  );
  test(`with the keyboard alone: ${features.join(', ')}`, async ({ page, context, visit }) => {
    // External links open; their sites are not requested.
    await context.route(/^https:/, (route) => route.abort());
    await mockSignedFiles(context);
    // A hundred tab stops, each inspected.
    test.setTimeout(120_000);
    await walkthrough({ page, context, visit, keyboard: new Keyboard(page) });
  });
}

const views = [
  ...pages.filter(({ path }) => !path.includes(':')),
  ...homeSections.map(({ view, anchor }) => ({ view, path: `/#${anchor}` })),
];
for (const { view, path } of views) {
  if (`${view.remote}/${view.module}/${view.view}` in walkthroughs) continue;
  test(`every tab stop is visible: ${path}`, async ({ page, visit }) => {
    await visit(path);
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(link(page.getByRole('contentinfo'), demonstration.email));
  });
}

async function frame({ page, keyboard, visit }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/chi-siamo');
  const navbar = page.getByRole('banner');
  await keyboard.use(link(page, 'Vai al contenuto'));
  await keyboard.tabTo(link(page.getByRole('contentinfo'), demonstration.email));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
  await keyboard.tabTo(link(navbar, demonstration.association));
  await keyboard.tabTo(link(navbar, 'Contattaci'));
  await keyboard.use(button(navbar, 'English'), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await keyboard.use(link(navbar, 'Guides'), 'Shift+Tab');
  await expect(page).toHaveURL(addressIn('en', '/guide'));
}

async function menu(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/accessibilita');
  const toggle = page.locator('button[aria-controls="menu"]');
  await keyboard.use(toggle);
  await keyboard.tabTo(link(page.locator('#menu'), 'Home'));
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(visitor, link(page.locator('#menu'), 'Chi siamo'), '/chi-siamo');
  await expect(page.locator('#menu')).toBeHidden();

  const privacy = button(page.getByRole('contentinfo'), /privacy/i);
  await keyboard.use(privacy);
  await keyboard.tabTo(button(dialogOf(page), 'Chiudi'));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(privacy).toBeFocused();
}

async function siteSearch({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/chi-siamo');
  const opener = button(page.getByRole('banner'), 'Cerca nel sito');
  await keyboard.use(opener);
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await keyboard.tabTo(button(dialogOf(page), 'Chiudi'));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await keyboard.type('microeconomia');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Microeconomia/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function latestHandouts({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/#dispensen');
  const section = page.locator('#dispensen');
  await expect(section.locator('h3').first()).toBeVisible();
  await keyboard.use(button(section, 'Secondo anno'));
  await expect(button(section, 'Secondo anno')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.tabTo(section.getByRole('searchbox'));
  await keyboard.type('microeconomia');
  await expect(section.getByRole('status').first()).toContainText(/risultat/);
  await keyboard.tabTo(link(section, 'Tutte le dispense'));
  await keyboard.tabTo(section.getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await keyboard.use(link(section, 'Vedi tutte'));
  await expect(page).toHaveURL('/dispense/secondo-anno');
}

async function courseFiles(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/dispense');
  const search = main(page).getByRole('searchbox');
  await keyboard.tabTo(search);
  await keyboard.type('probabilità');
  await openTab(visitor, button(main(page), /^Statistica - Probabilità/));
  await keyboard.tabTo(search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await follow(visitor, link(main(page), /Secondo anno/), '/dispense/secondo-anno');
  await follow(visitor, link(main(page), 'Statistica'), '/dispense/secondo-anno/Statistica');

  const saved = page.waitForEvent('download');
  await keyboard.use(button(main(page), 'Scarica tutto'));
  await saved;
  const preview = button(main(page), /^Anteprima Statistica - Probabilità/);
  await keyboard.use(preview);
  // Not the download's toast, which is a dialog too.
  const viewer = page.getByRole('dialog').filter({ has: button(page, 'Ingrandisci') });
  await expect(viewer).toBeVisible();
  await keyboard.tabTo(button(viewer, 'Ingrandisci'));
  await page.keyboard.press('Enter');
  await keyboard.tabTo(button(viewer, 'Chiudi'));
  await page.keyboard.press('Enter');
  await expect(viewer).toHaveCount(0);
  await expect(preview).toBeFocused();
}

async function clmgFiles(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/dispense/clmg');
  await follow(visitor, link(main(page), /Primo anno/), '/dispense/clmg/primo-anno');
  await keyboard.tabTo(main(page).getByRole('searchbox'));
  await keyboard.type('diritto');
  await openTab(visitor, button(main(page), /^Scarica Diritto/));
  await expect(page.getByText('Download avviato').first()).toBeVisible();
  await keyboard.use(link(main(page), 'Torna alle dispense CLMG'), 'Shift+Tab');
  await expect(page).toHaveURL('/dispense/clmg');
}

async function guides(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/guide');
  const search = main(page).getByRole('searchbox');
  await keyboard.tabTo(search);
  await keyboard.type('burocrazia');
  await openTab(visitor, link(main(page).getByRole('list'), /si apre in una nuova scheda/));
  await keyboard.tabTo(search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await follow(visitor, link(main(page), /Milan/), '/guide/milan');
  await openTab(visitor, link(main(page).getByRole('list'), /si apre in una nuova scheda/));
}

async function representatives({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/rappresentanti');
  const all = main(page).locator('article');
  await keyboard.use(all.nth(1).getByRole('button'));
  await keyboard.tabTo(link(all.nth(1), /^Scrivi/));
  await keyboard.use(all.nth(2).getByRole('button'));
  await expect(all.nth(1).getByRole('listitem')).toHaveCount(0);
  await expect(all.nth(2).getByRole('listitem').first()).toBeVisible();
  await keyboard.tabTo(main(page).getByRole('searchbox'), 'Shift+Tab');
  await keyboard.type('campione');
  await keyboard.use(main(page).getByRole('listitem').getByRole('button').first());
  await expect(all.getByRole('button', { expanded: true })).toBeFocused();
}

async function marketplaceAndEvents(visitor: Visitor): Promise<void> {
  const { keyboard, page, visit } = visitor;
  await visit('/#marketplace');
  const marketplace = page.locator('#marketplace');
  await openTab(visitor, link(marketplace, /Calcolatrice/));
  await openTab(visitor, link(marketplace, 'Apri il marketplace'));

  const events = page.locator('#eventi');
  await keyboard.tabTo(events.getByRole('tab', { name: 'Prossimi' }));
  await keyboard.press('ArrowRight');
  await expect(events.getByRole('tab', { name: 'Passati' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keyboard.press('ArrowLeft');
  await keyboard.use(button(events, /^Segui/));
  await openTab(visitor, link(events, /Google Calendar/));
  await page.keyboard.press('Escape');
  await expect(button(events, /^Segui/)).toBeFocused();
  await openTab(visitor, link(events, /^Iscriviti/));
  const add = button(events, /^Aggiungi al calendario/);
  await keyboard.use(add);
  const saved = page.waitForEvent('download');
  await keyboard.use(button(events, /Scarica il file/));
  await saved;
  await expect(add).toBeFocused();
}

async function chat(visitor: Visitor): Promise<void> {
  const { keyboard, page, visit } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/#astra-gpt');
  const section = page.locator('#astra-gpt');
  const panel = page.getByRole('dialog', { name: demonstration.assistant });
  const opener = button(section, 'Apri la chat');
  await keyboard.tabTo(link(section, /ChatGPT/));
  await keyboard.use(opener, 'Shift+Tab');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await keyboard.type('con chi parlo per le tasse?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
  await keyboard.tabTo(panel.getByRole('log').getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  const floating = button(page, /^Chiedi ad/);
  await keyboard.use(floating);
  await keyboard.use(button(panel, 'Cancella la chat'));
  await expect(panel.getByRole('textbox')).toBeFocused();
  await keyboard.use(button(panel, 'Appelli'), 'Shift+Tab');
  await expect(panel.locator('[data-message]')).toHaveCount(2);
  await keyboard.use(button(panel, 'Chiudi la chat'), 'Shift+Tab');
  await expect(panel).toHaveCount(0);
  await expect(floating).toBeFocused();
}
