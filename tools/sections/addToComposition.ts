import { languages } from 'shared/contract';
import type { SectionManifest } from 'shared/section-manifest';
import { type Accent, accents, sectionAccents } from '../../shell/src/composition.ts';

/** What a section shows: the views of its modules, and its groups of the search palette. */
type Shown = Pick<SectionManifest, 'views' | 'search'>;

/**
 * Adds a section to `shell/src/composition.ts`: its accent, its title, a page for each view of its module `pages`
 * (`/<name>`, `/<name>/<view>`), a section of the home page for each of `home`, and its search groups. Views of
 * other modules are left to its author.
 *
 * @throws Error when a list is not found where it is expected.
 */
export function addToComposition(source: string, name: string, { views, search }: Shown): string {
  const title = titleOf(name);
  const texts = `title: ${localized(title)},
    description: ${localized('To be written.', 'Da scrivere.')},`;
  const { pages = [], home = [] } = views;
  const items = [
    {
      list: 'sectionAccents',
      end: '\n};',
      item: `\n  ${quoted(name)}: '${rarestAccent(Object.values(sectionAccents))}',`,
    },
    { list: 'sectionTitles', end: '\n};', item: `\n  ${quoted(name)}: ${localized(title)},` },
    ...pages.map((view, index) => ({
      list: 'pages',
      end: '\n];',
      item: `
  {
    path: '/${name}${index === 0 ? '' : `/${view}`}',
    view: { remote: '${name}', module: 'pages', view: '${view}' },
    ${texts}
  },`,
    })),
    ...home.map((view, index) => ({
      list: 'homeSections',
      end: '\n];',
      item: `
  {
    anchor: '${name}${index === 0 ? '' : `-${view}`}',
    view: { remote: '${name}', module: 'home', view: '${view}' },
    ${texts}
    height: 'min-h-[12rem]',
  },`,
    })),
    ...search.map((group) => ({
      list: 'searchGroups',
      end: '\n];',
      item: `\n  { remote: '${name}', group: '${group}' },`,
    })),
  ];
  return items.reduce((text, { list, end, item }) => {
    const start = text.search(new RegExp(`^export const ${list}\\b`, 'm'));
    const at = text.indexOf(end, start);
    if (start === -1 || at === -1) throw new Error(`The composition has no list "${list}".`);
    return text.slice(0, at) + item + text.slice(at);
  }, source);
}

/** The accent of the fewest sections; of several, the first of `accents`. */
export function rarestAccent(used: readonly Accent[]): Accent {
  const uses = (accent: Accent) => used.filter((one) => one === accent).length;
  return accents.reduce((rarest, accent) => (uses(accent) < uses(rarest) ? accent : rarest));
}

/** A text for every language, as source code. */
function localized(text: string, italian = text): string {
  const texts = languages.map(
    (language) => `${quoted(language)}: '${language === 'it' ? italian : text}'`,
  );
  return `{ ${texts.join(', ')} }`;
}

/** `student-jobs` as `Student jobs`. */
export function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name);
