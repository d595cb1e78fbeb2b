import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../contract/language.ts';

/** A page heading that only the remote knows, such as the name of a course. */
export interface Heading {
  title: string;
  description?: string | undefined;
  /** The title's language, when it is not the page's. */
  titleLang?: Language | undefined;
}

export const useHeadingStore = create<{ heading: Heading | null }>(() => ({ heading: null }));

/** Replaces the page's heading and document title of the composition while the calling view is mounted. */
export function useHeading(title: string, description?: string, titleLang?: Language): void {
  useEffect(() => {
    const heading: Heading = { title, description, titleLang };
    useHeadingStore.setState({ heading });
    return () => {
      // The next page may have set its heading before this one unmounts.
      useHeadingStore.setState((state) => (state.heading === heading ? { heading: null } : state));
    };
  }, [title, description, titleLang]);
}
