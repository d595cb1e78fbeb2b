import { createContext } from 'react';

/** The section in which a component is rendered, and the class of its line colour. */
export interface Section {
  name: string;
  accent: string;
}

/**
 * It lives here, exactly once in the page: the shell sets it, and every section's own copy of the
 * components reads it.
 */
export const SectionContext = createContext<Section | undefined>(undefined);
