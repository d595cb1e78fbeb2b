import type { ComponentType } from 'react';
import type {
  Language,
  PageLocation,
  RemoteName,
  Translations,
  ViewReference,
} from 'shared/contract';
import { isRefusedRead } from 'shared/data';
import type { QueryClient } from 'shared/runtime';
import { createRenderQueryClient, queriesInPage } from 'shared/runtime/server';
import { z } from 'shared/zod';
import { keyOf } from '../src/federation/viewCache.ts';
import { withTimeout } from '../src/federation/withTimeout.ts';
import type { SectionFile } from './hostContract.ts';
import { loadSection } from './loadSection.ts';
import type { SectionFailures } from './sectionFailures.ts';

/** How long a section may take for its code, its texts and its data. */
const loadTimeoutMs = 1500;

export interface LoadedView {
  remote: RemoteName;
  version: string;
  component: ComponentType;
  /** What the section has read. */
  queryClient: QueryClient;
}

interface LoadOptions {
  url: PageLocation;
  language: Language;
  failures: SectionFailures;
}

const movedPage = z.object({ movedTo: z.string().check(z.regex(/^\//)) });

/**
 * The path, encoded, at which a section says that the page is now; never on another site, as browsers would read
 * `//host` or `/<tab>/host`.
 */
function movedPathOf(data: unknown): string | undefined {
  const { movedTo } = movedPage.safeParse(data).data ?? {};
  const site = 'http://site.invalid';
  if (movedTo === undefined || !URL.canParse(movedTo, site)) return undefined;
  const { origin, pathname } = new URL(movedTo, site);
  // Dot segments can leave a path that begins with two slashes.
  return origin === site && !pathname.startsWith('//') ? pathname : undefined;
}

/**
 * The views that have their code, texts and data, by key, these data, and whether a section says that the address
 * names nothing, or has moved. A section that lacks one of them is left out. Each has its own client of queries, so
 * that what one reads, or does to it, touches no other.
 */
export async function loadViews(
  references: readonly ViewReference[],
  sections: readonly SectionFile[],
  { url, language, failures }: LoadOptions,
) {
  const views = new Map<string, LoadedView>();
  const translations: Record<string, Translations> = {};
  let isMissing = false;
  let movedTo: string | undefined;

  const clients = new Map(
    references.map(({ remote }) => [remote, createRenderQueryClient()] as const),
  );
  const load = async (reference: ViewReference, file: SectionFile, queryClient: QueryClient) => {
    const { remote, view } = reference;
    const key = keyOf(reference);
    const [section] = await failures.attempt(remote, 'code', () => {
      const module = loadSection(file)[reference.module];
      if (!module?.views[view]) throw new Error(`${key} is not in the server file.`);
      return module;
    });
    const loadView = section?.views[view];
    if (!section || !loadView) return;
    const [[code], [texts], data] = await Promise.all([
      failures.attempt(remote, 'code', async () => {
        const { default: component } = await withTimeout(loadView(), loadTimeoutMs, key);
        return { component };
      }),
      failures.attempt(remote, 'code', async () => {
        const loading = section.translations[language]();
        return (await withTimeout(loading, loadTimeoutMs, key)).default;
      }),
      failures.attempt(remote, 'page', () => {
        const loading = section.loaders?.[view]?.(url, queryClient);
        return loading && withTimeout(loading, loadTimeoutMs, key);
      }),
    ]);
    if (!code || !texts || data.length === 0) return;
    isMissing ||= data[0] === 'missing';
    movedTo ??= movedPathOf(data[0]);
    translations[remote] = texts;
    views.set(key, { ...code, remote, version: file.version, queryClient });
  };

  const files = new Map(sections.map((file) => [file.remote, file]));
  await Promise.all(
    references.map(async (reference) => {
      const file = files.get(reference.remote);
      const queryClient = clients.get(reference.remote);
      if (file && queryClient) await load(reference, file, queryClient);
    }),
  );

  const queries: ReturnType<typeof queriesInPage> = [];
  for (const [remote, queryClient] of clients) {
    const [read] = await failures.attempt(remote, 'page', () =>
      readBy(remote, queryClient, failures),
    );
    if (read) queries.push(...read);
    // The browser repeats a failed read; until then the section's views are skeletons.
    else for (const [key, view] of views) if (view.remote === remote) views.delete(key);
  }
  return { views, translations, queries, isMissing, movedTo };
}

/**
 * What a section has read, for the page.
 *
 * @returns undefined when a read failed.
 * @throws Error when the data are no JSON.
 */
function readBy(remote: RemoteName, queryClient: QueryClient, failures: SectionFailures) {
  const isOwn = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === remote;
  const all = queryClient.getQueryCache().getAll();
  const failed = all.filter((query) => isOwn(query) && query.state.status !== 'success');
  for (const { queryKey, state } of failed) {
    // A URL's values that the backend refuses would take the section out of every page.
    if (isRefusedRead(state.error)) continue;
    // The rest of the key may contain what a visitor searched for.
    const what = `${queryKey.slice(0, 2).join('/')} could not be read`;
    failures.add(remote, 'page', state.error ?? new Error(state.status), what);
  }
  if (failed.length > 0) return undefined;
  const read = queriesInPage(queryClient).filter(isOwn);
  JSON.stringify(read);
  return read;
}
