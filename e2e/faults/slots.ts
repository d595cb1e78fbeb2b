import type { Language, RemoteName } from 'shared/contract';
import { homeSections, pages } from '../../shell/src/composition.ts';

/** A slot of the shell, and an element in it that only its section can render. */
export interface Slot {
  remote: RemoteName;
  path: string;
  container: string;
  content: string;
  heading: Record<Language, string>;
}

/** Elements that are more telling than any other; a section without an entry must render something. */
const content: Partial<Record<RemoteName, string>> = {
  handouts: 'a',
  guides: 'li a',
  representatives: 'article button',
  calculators: 'button',
  'events-marketplace': 'a, [role="tab"]',
  chat: 'a',
};

const contentOf = (remote: RemoteName) =>
  (content[remote] ?? '*')
    .split(', ')
    .map((selector) => `[data-mf="${remote}"] ${selector}`)
    .join(', ');

/** The slots of the home page, in their order. */
export const homeSlots: readonly Slot[] = homeSections.map(({ anchor, view, title }) => ({
  remote: view.remote,
  path: `/#${anchor}`,
  container: `#${anchor}`,
  content: contentOf(view.remote),
  heading: title,
}));

/** The first page of each section that has one, which the navigation bar links to. */
export const pageSlots: readonly Slot[] = pages
  .filter(
    ({ view, path }) =>
      !path.includes(':') &&
      pages.find((other) => other.view.remote === view.remote && !other.back)?.path === path,
  )
  .map(({ view, path, title }) => ({
    remote: view.remote,
    path,
    container: 'main',
    content: contentOf(view.remote),
    heading: title,
  }));
