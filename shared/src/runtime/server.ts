/** What only the renderer needs of the runtime: one of everything for each render. */
import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { Language } from '../contract/language.ts';
import type { Translations } from '../contract/section.ts';
import { commonTranslations, i18nOptions } from './i18n.ts';
import { type PageTranslations, pageTranslations } from './translations.ts';

export { dehydrate } from '@tanstack/react-query';
export { type PageTranslations, TranslationsContext } from './translations.ts';

/**
 * Texts of a separate i18next, so that no request sees the language of another request, or the texts of
 * another version.
 *
 * @param translations The shell's and the sections' texts in this language, by namespace.
 */
export async function createRenderTranslations(
  language: Language,
  translations: Readonly<Record<string, Translations>>,
): Promise<PageTranslations> {
  const { default: common } = await commonTranslations[language]();
  const instance = createInstance();
  const page = pageTranslations(instance);
  await instance.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { common, ...translations } },
  });
  return page;
}

/**
 * A separate query client. It does not retry, because the browser repeats a read that failed here.
 */
export function createRenderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) && query.meta?.onlyInHtml !== true,
      },
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  });
}
