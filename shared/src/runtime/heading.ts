import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../contract/language.ts';

/** What a page says of itself when only its remote knows, such as the name of a course. */
export interface Heading {
  title: string;
  description?: string | undefined;
  /** The title's language, where it is fixed in the one that the page is not in. */
  titleLang?: Language | undefined;
}

export const useHeadingStore = create<{ heading: Heading | null }>(() => ({ heading: null }));

/**
 * Replaces the page's heading and document title, which the shell draws from its composition, for
 * as long as the calling view is mounted.
 */
export function useHeading(title: string, description?: string, titleLang?: Language): void {
  useEffect(() => {
    const heading: Heading = { title, description, titleLang };
    useHeadingStore.setState({ heading });
    return () => {
      // The next page may have set its own before this one is gone.
      useHeadingStore.setState((state) => (state.heading === heading ? { heading: null } : state));
    };
  }, [title, description, titleLang]);
}
