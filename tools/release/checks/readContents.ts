import type { Page } from '@playwright/test';
import { languages, type Translations } from 'shared/contract';
import type { Part } from './compatibleWithShell.ts';

interface Contents {
  /** The views whose code loads, or the search groups. */
  names: string[];
  translations: Record<string, Translations>;
}

/**
 * Loads everything that a section's exposed modules name, in a page that has loaded the section.
 *
 * @param container The global name of its Module Federation container.
 * @returns the required parts that do not load, and translations that one language lacks.
 */
export async function readContents(
  page: Page,
  container: string,
  required: readonly Part[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const module of new Set(required.map((one) => one.module))) {
    const { names, translations } = await contentsOf(page, container, module);
    const missing = required.filter((one) => one.module === module && !names.includes(one.name));
    problems.push(...missing.map(({ name }) => `${module} has no ${name}`));
    const keys = new Map(
      languages.map((language) => [language, keysOf(translations[language] ?? {})]),
    );
    const all = new Set([...keys.values()].flat());
    for (const [language, own] of keys) {
      const absent = [...all].filter((key) => !own.includes(key) && isOfLanguage(key, language));
      if (absent.length === 0) continue;
      problems.push(`${module}: ${language} lacks ${absent.slice(0, 5).join(', ')}`);
    }
  }
  return problems;
}

/** Whether a language has the form of a plural that a key may name: `many` is Italian, and not English. */
function isOfLanguage(key: string, language: string): boolean {
  const [, form] = /_(zero|two|few|many)$/.exec(key) ?? [];
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return form === undefined || forms.includes(form);
}

function keysOf(translations: Translations, path = ''): string[] {
  return Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  );
}

function contentsOf(page: Page, container: string, module: string): Promise<Contents> {
  return page.evaluate(
    async ({ container, module, languages }) => {
      const remote = Reflect.get(window, container);
      const { views = {}, groups = {}, translations } = (await remote.get(`./${module}`))().default;
      const contents: Contents = { names: Object.keys(groups), translations: {} };
      for (const view of Object.keys(views)) {
        const loaded = await views[view]().catch(() => undefined);
        if (loaded) contents.names.push(view);
      }
      for (const language of languages) {
        contents.translations[language] = (await translations[language]?.())?.default ?? {};
      }
      return contents;
    },
    { container, module, languages },
  );
}
