import { readFileSync } from 'node:fs';
import { languages } from 'shared/contract';
import { root } from '../paths.ts';
import { titleOf } from './addToComposition.ts';

/** The section whose set-up a new one copies; the packed command line brings these files. */
const model = 'guides';
export const modelFiles = [
  'package.json',
  'rsbuild.config.ts',
  'src/styles.css',
  'src/translations.ts',
  'tsconfig.json',
].map((path) => `mf-${model}/${path}`);

/** How a section's exposed module names its type. */
interface ModuleType {
  imported: string;
  type: (module: string, view: string) => string;
}

/** From the contract, which `pnpm sections` generates with the section in it. */
function contractType(name: string): ModuleType {
  return {
    imported: 'RemoteContract',
    type: (module) => `RemoteContract['${name}']['${module}']`,
  };
}

/** The files of a new section, by their path in its folder. */
export function sectionFiles(
  name: string,
  port: number,
  { imported, type }: ModuleType = contractType(name),
): Record<string, string> {
  const title = titleOf(name);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const exposed = (module: string, view: string, component: string) => `
import type { ${imported} } from 'shared/contract';
import { translations } from './translations.ts';
import './styles.css';

const ${module}: ${type(module, view)} = {
  views: {
    ${view}: () => import('./${view}/${component}.tsx'),
  },
  translations,
};

export default ${module};
`;
  return {
    'section.json': json({
      team: `@linea/${name}`,
      port,
      budget: { initial: 20, total: 30 },
      views: { pages: ['overview'], home: ['teaser'] },
      search: [],
      parameters: [],
    }),
    ...copiedFiles(name),
    'src/pages.ts': exposed('pages', 'overview', 'OverviewPage').trimStart(),
    'src/home.ts': exposed('home', 'teaser', 'TeaserSection').trimStart(),
    'src/overview/OverviewPage.tsx': `import { useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';

/** \`/${name}\`. */
export default function OverviewPage() {
  const { t } = useTranslation('${name}');
  return <EmptyState title={t('overview.empty')}>{t('overview.emptyHint')}</EmptyState>;
}
`,
    'src/teaser/TeaserSection.tsx': `import { useTranslation } from 'shared/runtime';
import { ButtonLink } from 'shared/ui';

/** The home section \`#${name}\`. */
export default function TeaserSection() {
  const { t } = useTranslation('${name}');
  return <ButtonLink to="/${name}">{t('teaser.open')}</ButtonLink>;
}
`,
    ...Object.fromEntries(
      languages.map((language) => [
        `src/locales/${language}.json`,
        json(language === 'it' ? italianTexts(title) : englishTexts(title)),
      ]),
    ),
    'src/texts.test.ts': `import { defaultLanguage, languages, type Translations } from 'shared/contract';
import { expect, it } from 'vitest';
import { translations } from './translations.ts';

const keysOf = (texts: Translations): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? key : keysOf(value).map((below) => \`\${key}.\${below}\`),
  );

it.each(languages)('has the same texts in every language (%s)', async (language) => {
  const [texts, first] = await Promise.all([
    translations[language](),
    translations[defaultLanguage](),
  ]);
  expect(keysOf(texts.default).sort()).toEqual(keysOf(first.default).sort());
});
`,
  };
}

const italianTexts = (title: string) => ({
  overview: { empty: 'Ancora niente qui', emptyHint: 'Torna a trovarci tra qualche giorno.' },
  teaser: { open: `Vai a ${title}` },
});

/** Also the start of every further language. */
const englishTexts = (title: string) => ({
  overview: { empty: 'Nothing here yet', emptyHint: 'Come back in a few days.' },
  teaser: { open: `Go to ${title}` },
});

function copiedFiles(name: string): Record<string, string> {
  const copies = modelFiles.map((path) => {
    const content = readFileSync(root + path, 'utf8')
      .replace(/ *"fast-check".*\n/, '')
      .replace(/"description": ".*"/, `"description": "${titleOf(name)}."`)
      .replace(`${model}:`, `'${name}':`)
      .replaceAll(model, name);
    return [path.slice(`mf-${model}/`.length), content];
  });
  return Object.fromEntries(copies);
}
