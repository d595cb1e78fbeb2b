import { createContext, type ReactNode } from 'react';

/** Texts that load when they are opened. */
export interface LazyTexts {
  privacy?: ReactNode;
  accessibility?: ReactNode;
}

/** The texts themselves, for readers without scripts; only the renderer has them. */
export const LazyTextsContext = createContext<LazyTexts>({});
