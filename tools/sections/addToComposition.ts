import { languages } from 'shared/contract';
import { type Accent, accents, sectionAccents } from '../../shell/src/composition.ts';

/**
 * Adds a section to `shell/src/composition.ts`: its accent, its title, a page `/<name>` and a section of
 * the home page.
 *
 * @throws Error when a list is not found where it is expected.
 */
export function addToComposition(source: string, name: string): string {
  const title = titleOf(name);
  const texts = `title: ${localized(title)},
    description: ${localized('To be written.', 'Da scrivere.')},`;
  return [
    { list: 'sectionAccents', end: '\n};', item: `\n  ${quoted(name)}: '${rarestAccent()}',` },
    { list: 'sectionTitles', end: '\n};', item: `\n  ${quoted(name)}: ${localized(title)},` },
    {
      list: 'pages',
      end: '\n];',
      item: `
  {
    path: '/${name}',
    view: { remote: '${name}', module: 'pages', view: 'overview' },
    ${texts}
  },`,
    },
    {
      list: 'homeSections',
      end: '\n];',
      item: `
  {
    anchor: '${name}',
    view: { remote: '${name}', module: 'home', view: 'teaser' },
    ${texts}
    height: 'min-h-[12rem]',
  },`,
    },
  ].reduce((text, { list, end, item }) => {
    const start = text.search(new RegExp(`^export const ${list}\\b`, 'm'));
    const at = text.indexOf(end, start);
    if (start === -1 || at === -1) throw new Error(`The composition has no list "${list}".`);
    return text.slice(0, at) + item + text.slice(at);
  }, source);
}

/** The accent of the fewest sections. */
function rarestAccent(): Accent {
  const used = Object.values(sectionAccents);
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
