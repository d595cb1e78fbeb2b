import type { Page } from '@playwright/test';
import { languages, type Translations } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';

/** What a loaded section answers when all that its table of contents names is asked for. */
interface Contents {
  /** The views whose code loads. */
  views: string[];
  translations: Record<string, Translations>;
}

/**
 * What is wrong with the tables of contents of the section that a page has loaded: views that the
 * pages need and it does not have, translations that one language lacks.
 *
 * @param container The global name of its Module Federation container.
 */
export async function readContents(
  page: Page,
  container: string,
  places: ShellRecord['needs'][string],
): Promise<string[]> {
  const objections: string[] = [];
  for (const module of new Set(places.map((place) => place.module))) {
    const { views, translations } = await contentsOf(page, container, module);
    for (const place of places) {
      if (place.module === module && !views.includes(place.view)) {
        objections.push(`${module} has no view ${place.view}`);
      }
    }
    const keys = new Map(
      languages.map((language) => [language, keysOf(translations[language] ?? {})]),
    );
    const all = new Set([...keys.values()].flat());
    for (const [language, own] of keys) {
      const missing = [...all].filter((key) => !own.includes(key));
      if (missing.length === 0) continue;
      objections.push(`${module}: ${language} lacks ${missing.slice(0, 5).join(', ')}`);
    }
  }
  return objections;
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
      const { views, translations } = (await remote.get(`./${module}`))().default;
      const contents: Contents = { views: [], translations: {} };
      for (const view of Object.keys(views)) {
        const loaded = await views[view]().catch(() => undefined);
        if (loaded) contents.views.push(view);
      }
      for (const language of languages) {
        contents.translations[language] = (await translations[language]?.())?.default ?? {};
      }
      return contents;
    },
    { container, module, languages },
  );
}
