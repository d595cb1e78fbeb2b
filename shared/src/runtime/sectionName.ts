import { createContext } from 'react';

/**
 * The section in which a component is rendered. It lives here, exactly once in the page: the shell
 * sets it, and every section's own copy of the components reads it.
 */
export const SectionName = createContext<string | undefined>(undefined);
