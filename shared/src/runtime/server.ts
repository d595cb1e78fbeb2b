/** What only the renderer needs of the runtime: one of everything for each render. */
import { dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import type { Language } from '../contract/language.ts';
import type { Translations } from '../contract/section.ts';
import { commonTranslations, i18nOptions } from './i18n.ts';

export { I18nextProvider } from 'react-i18next';

/**
 * A separate i18next, so that no request sees the language of another request, or the texts of another
 * version.
 *
 * @param translations The shell's and the sections' texts in this language, by namespace.
 */
export async function createRenderI18n(
  language: Language,
  translations: Readonly<Record<string, Translations>>,
): Promise<i18n> {
  const { default: common } = await commonTranslations[language]();
  const instance = createInstance();
  await instance.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { common, ...translations } },
  });
  return instance;
}

/**
 * A separate query client. It does not retry, because the browser repeats a read that failed here.
 */
export function createRenderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        // The keys of objects are sorted only in plain ones, and those of a section's realm are none here.
        queryKeyHashFn: (key) => hashKey(JSON.parse(JSON.stringify(key))),
      },
    },
  });
}

/** What a page carries of the queries that succeeded: see `inPage` of a query's `meta`. */
export function queriesInPage(client: QueryClient) {
  const cache = client.getQueryCache();
  return dehydrate(client).queries.map((query) => {
    const { meta } = cache.get(query.queryHash) ?? {};
    if (!meta?.inPage) return query;
    return { ...query, state: { ...query.state, data: meta.inPage(query.state.data) } };
  });
}
