/**
 * Adds a section to `shell/src/composition.ts`: its accent, a page `/<name>` and a section of the
 * home page.
 *
 * @throws Error when a list is not found where it is expected.
 */
export function addToComposition(source: string, name: string): string {
  const title = titleOf(name);
  const texts = `title: { it: '${title}', en: '${title}' },
    description: { it: 'Da scrivere.', en: 'To be written.' },`;
  return [
    { list: 'sectionAccents', end: '\n};', item: `\n  ${quoted(name)}: 'teal',` },
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

/** `student-jobs` as `Student jobs`. */
export function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name);
