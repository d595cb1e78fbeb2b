import type { Language, RemoteName } from 'shared/contract';
import { homeSections, pages } from '../../shell/src/composition.ts';

/** A place that a section fills, and something in it that only the section can show. */
export interface Place {
  remote: RemoteName;
  /** Its address; on the home page, the one that asks for all of the page's sections. */
  path: string;
  /** What holds it. */
  within: string;
  sign: string;
  heading: Record<Language, string>;
}

const sectionSign: Record<RemoteName, string> = {
  handouts: 'a',
  guides: 'li a',
  representatives: 'article button',
  calculators: 'button',
  'events-marketplace': 'a, [role="tab"]',
  chat: 'a',
};

const signOf = (remote: RemoteName) =>
  sectionSign[remote]
    .split(', ')
    .map((own) => `[data-mf="${remote}"] ${own}`)
    .join(', ');

/** Every section's places on the home page, in their order. */
export const homePlaces: readonly Place[] = homeSections.map(({ anchor, view, title }) => ({
  remote: view.remote,
  path: `/#${anchor}`,
  within: `#${anchor}`,
  sign: signOf(view.remote),
  heading: title,
}));

/** The first page of each section that has one: the address that the navigation bar leads to. */
export const ownPages: readonly Place[] = pages
  .filter(
    ({ view, path }) =>
      !path.includes(':') &&
      pages.find((other) => other.view.remote === view.remote && !other.back)?.path === path,
  )
  .map(({ view, path, title }) => ({
    remote: view.remote,
    path,
    within: 'main',
    sign: signOf(view.remote),
    heading: title,
  }));
