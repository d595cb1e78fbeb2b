import { useContext, useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Language } from '../contract/language.ts';
import { type Heading, PageStateContext } from './pageState.ts';

const store = createStore<{ heading: Heading | null }>(() => ({ heading: null }));

/** Starts with the heading of the page's HTML; the shell calls it before it hydrates. */
export function provideHeading(heading: Heading | null): void {
  store.setState({ heading });
}

/** The heading that the section set; null while the page shows its own. */
export function useCurrentHeading(): Heading | null {
  const page = useContext(PageStateContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().heading,
    () => page?.heading ?? null,
  );
}

/** Replaces the page's heading and document title of the composition while the calling view is mounted. */
export function useHeading(title: string, description?: string, titleLang?: Language): void {
  const page = useContext(PageStateContext);
  page?.onHeading?.({ title, description, titleLang });
  useEffect(() => {
    const heading: Heading = { title, description, titleLang };
    store.setState({ heading });
    return () => {
      // The next page may have set its heading before this one unmounts.
      if (store.getState().heading === heading) store.setState({ heading: null });
    };
  }, [title, description, titleLang]);
}
