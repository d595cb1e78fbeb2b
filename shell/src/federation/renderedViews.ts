import { type ComponentType, createContext } from 'react';

/** A view that is in the page's HTML. */
interface RenderedView {
  /** The version of its section that rendered it. */
  version: string;
  /** On the server; the browser loads it through Module Federation. */
  component?: ComponentType;
  /** On the server: called when a skeleton replaces it, because it threw or suspends. */
  onFallback?: () => void;
}

/** The views in the page's HTML, by key (`guides/pages/categories`). It never changes. */
export const RenderedViewsContext = createContext<ReadonlyMap<string, RenderedView>>(new Map());
