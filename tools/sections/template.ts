import { languages } from 'shared/contract';
import { titleOf } from './addToComposition.ts';

/** What every section installs to be developed, beside the commands. */
export const developmentTools = [
  '@rsbuild/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'tailwindcss',
  'typescript',
  'vitest',
] as const;

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
    'package.json': json(packageManifest(name)),
    'tsconfig.json': json({ extends: '../tsconfig.base.json' }),
    'rsbuild.config.ts': `import { defineRemoteBuild } from 'shared/build';

export default defineRemoteBuild('${name}');
`,
    'src/translations.ts': `import { inEveryLanguage } from 'shared/contract';
import type texts from './locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    '${name}': typeof texts;
  }
}

export const translations = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ \`./locales/\${language}.json\`),
);
`,
    'src/styles.css': `@import 'shared/styles/section.css';
@source '.';

@layer utilities {
  [data-mf='${name}'] {
    @tailwind utilities source(none);
  }
}
`,
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

function packageManifest(name: string) {
  return {
    name: `mf-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `${titleOf(name)}: /${name} and the home section #${name}.`,
    scripts: {
      dev: 'linea dev',
      'dev:live': 'linea dev:live',
      build: 'rsbuild build',
      test: `vitest run --root .. --project modules mf-${name}`,
      typecheck: 'tsc -p .',
      check: 'linea check',
      preview: 'linea preview',
      release: 'linea release',
      promote: 'linea promote',
      abort: 'linea abort',
      rollback: 'linea rollback',
      releases: 'linea releases',
    },
    dependencies: { react: 'catalog:', 'react-dom': 'catalog:', shared: 'workspace:*' },
    devDependencies: {
      ...Object.fromEntries(developmentTools.map((dependency) => [dependency, 'catalog:'])),
      tools: 'workspace:*',
    },
  };
}
