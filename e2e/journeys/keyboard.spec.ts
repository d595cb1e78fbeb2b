/** Every feature by keyboard alone; at every tab stop the focus is visible and unobscured (WCAG 2.2). */
import type { ViewReference } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { homeSections, pages } from '../../shell/src/composition.ts';
import { mockSignedFiles } from './backendMocks.ts';
import { test } from './fixtures.ts';
import { calculatorWalkthroughs } from './keyboard/calculators.ts';
import { frame, menu, siteSearch } from './keyboard/frame.ts';
import { clmgFiles, courseFiles, latestHandouts } from './keyboard/handouts.ts';
import { Keyboard } from './keyboard/keyboard.ts';
import { chat, guides, marketplaceAndEvents, representatives } from './keyboard/sections.ts';
import { link, type Walkthrough } from './keyboard/walkthrough.ts';

type ViewName<A = ViewReference> = A extends ViewReference
  ? `${A['remote']}/${A['module']}/${A['view']}`
  : never;

type ShellPart = 'skip link' | 'navbar' | 'language' | 'menu' | 'site search' | 'privacy';

/** The walkthrough of each feature; a view without an entry is tabbed through. */
const walkthroughs: Record<ShellPart, Walkthrough> & Partial<Record<ViewName, Walkthrough>> = {
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
  'calculators/home/calculators': calculatorWalkthroughs.graduation,
  ...calculatorWalkthroughs,
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
