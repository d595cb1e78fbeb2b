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
}

interface LoadOptions {
  url: PageLocation;
  language: Language;
  queryClient: QueryClient;
  failures: SectionFailures;
}

/** The views that have their code, texts and data, by key; a section that lacks one of them is left out. */
export async function loadViews(
  references: readonly ViewReference[],
  sections: readonly SectionFile[],
  { url, language, queryClient, failures }: LoadOptions,
) {
  const views = new Map<string, LoadedView>();
  const translations: Record<string, Translations> = {};

  const load = async (reference: ViewReference, file: SectionFile) => {
    const { remote, view } = reference;
    const key = keyOf(reference);
    const [section] = await failures.attempt(remote, 'code', () => {
      const module = loadSection(file)[reference.module];
      if (!module?.views[view]) throw new Error(`${key} is not in the server file.`);
      return module;
    });
    const loadView = section?.views[view];
    if (!section || !loadView) return;
    const [[component], [texts], data] = await Promise.all([
      failures.attempt(remote, 'code', () => withTimeout(loadView(), loadTimeoutMs, key)),
      failures.attempt(remote, 'code', () =>
        withTimeout(section.translations[language](), loadTimeoutMs, key),
      ),
      failures.attempt(remote, 'page', () => {
        const loading = section.loaders?.[view]?.(url, queryClient);
        return loading && withTimeout(loading, loadTimeoutMs, key);
      }),
    ]);
    if (!component || !texts || data.length === 0) return;
    translations[remote] = texts.default;
    views.set(key, { remote, version: file.version, component: component.default });
  };

  const files = new Map(sections.map((file) => [file.remote, file]));
  await Promise.all(
    references.map(async (reference) => {
      const file = files.get(reference.remote);
      if (file) await load(reference, file);
    }),
  );

  // The browser repeats a failed read; until then the section's views are skeletons.
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const remote = sections.find((file) => file.remote === queryKey[0])?.remote;
    if (state.status === 'success' || !remote) continue;
    // The rest of the key may contain what a visitor searched for.
    const what = `${queryKey.slice(0, 2).join('/')} could not be read`;
    // A URL's values that the backend refuses would take the section out of every page.
    if (!isRefusedRead(state.error)) {
      failures.add(remote, 'page', state.error ?? new Error(state.status), what);
    }
    for (const [key, view] of views) if (view.remote === remote) views.delete(key);
  }
  return { views, translations };
}
