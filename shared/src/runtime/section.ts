import { createContext } from 'react';

/** The section in which a component is rendered, and its accent class. */
export interface Section {
  name: string;
  accent: string;
}

/** Part of the singleton, because the shell provides it and each section's copy of `shared/ui` reads it. */
export const SectionContext = createContext<Section | undefined>(undefined);
