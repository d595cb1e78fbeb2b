import type { Page } from '@playwright/test';
import { languages, type Texts } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';

/** What a loaded section answers when all that its table of contents names is asked for. */
interface Contents {
  /** The views whose code loads. */
  views: string[];
  texts: Record<string, Texts>;
}

/**
 * What is wrong with the tables of contents of the section that a page has loaded: views that the
 * pages need and it does not have, texts that one language lacks.
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
    const { views, texts } = await contentsOf(page, container, module);
    for (const place of places) {
      if (place.module === module && !views.includes(place.view)) {
        objections.push(`${module} has no view ${place.view}`);
      }
    }
    const keys = new Map(languages.map((language) => [language, keysOf(texts[language] ?? {})]));
    const all = new Set([...keys.values()].flat());
    for (const [language, own] of keys) {
      const missing = [...all].filter((key) => !own.includes(key));
      if (missing.length === 0) continue;
      objections.push(`${module}: ${language} lacks ${missing.slice(0, 5).join(', ')}`);
    }
  }
  return objections;
}

function keysOf(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  );
}

function contentsOf(page: Page, container: string, module: string): Promise<Contents> {
  return page.evaluate(
    async ({ container, module, languages }) => {
      const remote = Reflect.get(window, container);
      const { views, texts } = (await remote.get(`./${module}`))().default;
      const contents: Contents = { views: [], texts: {} };
      for (const view of Object.keys(views)) {
        const loaded = await views[view]().catch(() => undefined);
        if (loaded) contents.views.push(view);
      }
      for (const language of languages) {
        contents.texts[language] = (await texts[language]?.())?.default ?? {};
      }
      return contents;
    },
    { container, module, languages },
  );
}
