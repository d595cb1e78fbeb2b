/**
 * Style sheets use nothing that the oldest browsers lack (`shared/src/build/browsers.ts`), unless these lose
 * nothing by it that a visitor needs.
 */
import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { artefacts } from '../../tools/build/build.ts';
import { artefactFolder, filesBelow } from '../../tools/paths.ts';

/**
 * The last year whose features (web.dev/baseline) all of these browsers have: the newest of them are of spring
 * 2023.
 */
const available = 2022;

/** What came to them in early 2023, or was in all of them before it was complete. */
const supportedEverywhere = [
  '@container',
  '@property',
  'accent-color',
  'avoid',
  'backdrop-filter',
  'color-mix',
  'container',
  'container-type',
  'cqw',
  'forced-color-adjust',
  'hyphens',
  'marker',
  'outline',
  'overscroll-behavior',
];

/** What some of them lack, and what is lost there. */
const degrading = {
  '@starting-style': 'dialogs appear without a transition',
  'contain-intrinsic-size': 'the scroll bar moves while parts far below are laid out',
  'content-visibility': 'parts off screen are laid out as well',
  'details-content': 'what is collapsed stays so on paper',
  'field-sizing': 'a text area has its rows, and scrolls',
  'font-synthesis-weight': 'nothing: every weight is in the font',
  has: 'a card’s border does not follow its hovered button; the page behind a dialog can be scrolled',
  highlight: 'the words that were searched for are not coloured',
  lh: 'a skeleton has no height, and date fields are a little lower',
  open: 'nothing: one of three selectors in `:is()`, beside `[open]`',
  'popover-open': 'nothing: likewise',
  resize: 'phones cannot resize text areas',
  scripting: 'what is collapsed without scripts stays so in Chrome below 120 and Safari below 17',
  selection: 'selected text has the system’s colour on iPhones',
  'text-size-adjust': 'letters may be enlarged on a phone in landscape',
  'text-wrap': 'the lines of a heading are less even',
  'ui-monospace': 'the next font is used',
};

const styleSheets = artefacts.flatMap((artefact) => {
  const folder = `${artefactFolder(artefact)}/dist`;
  return filesBelow(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`);
});

/** The names of the features in a style sheet that came later. */
async function newerFeatures(code: string): Promise<Set<string>> {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available }] },
    },
    configBasedir: import.meta.dirname,
  });
  const names = results
    .flatMap(({ warnings }) => warnings.map(({ text }) => text))
    // It also tells of conditions that all of the browsers fulfil.
    .filter((text) => text.includes('is not a'))
    .map((text) => /"([^"]+)"/.exec(text)?.[1] ?? text);
  return new Set(names);
}

it('style sheets need nothing that supported browsers lack', async () => {
  expect(styleSheets.length).toBeGreaterThan(6);
  const found = new Set<string>();
  for (const file of styleSheets) {
    for (const name of await newerFeatures(readFileSync(file, 'utf8'))) found.add(name);
  }
  expect([...found].sort()).toEqual([...supportedEverywhere, ...Object.keys(degrading)].sort());
});

it('no style sheet measures by vh, which on phones is the height without the toolbars', () => {
  for (const file of styleSheets) {
    expect(readFileSync(file, 'utf8').match(/[\s:(,+*/-][\d.]+vh\b/g) ?? [], file).toEqual([]);
  }
});

it.each([
  ['position-anchor', 'a { position-anchor: --a }'],
  ['@view-transition', '@view-transition { navigation: auto }'],
  ['interpolate-size', 'p { interpolate-size: allow-keywords }'],
])('%s would be found', async (name, css) => {
  expect(await newerFeatures(css)).toContain(name);
});
