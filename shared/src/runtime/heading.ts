import { useEffect } from 'react';
import { create } from 'zustand';

/** What a page says of itself when only its remote knows, such as the name of a course. */
export interface Heading {
  title: string;
  description?: string;
}

export const useHeadingStore = create<{ heading: Heading | null }>(() => ({ heading: null }));

/**
 * Replaces the page's heading and document title, which the shell draws from its composition, for
 * as long as the calling view is mounted.
 */
export function useHeading(title: string, description?: string): void {
  useEffect(() => {
    const heading: Heading = description === undefined ? { title } : { title, description };
    useHeadingStore.setState({ heading });
    return () => {
      // The next page may have set its own before this one is gone.
      useHeadingStore.setState((state) => (state.heading === heading ? { heading: null } : state));
    };
  }, [title, description]);
}
