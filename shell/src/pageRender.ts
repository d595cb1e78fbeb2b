import { createContext, type ReactNode } from 'react';

/** What the renderer provides to the page that it renders; undefined in the browser. */
interface PageRender {
  /** Texts that the browser loads when they are opened, for readers without scripts. */
  texts: { privacy: ReactNode; accessibility: ReactNode };
  /** Receives the tags of the document's head, which React would put in front of the page's HTML. */
  setHead: (tags: ReactNode) => void;
  /** Whether one file is served at many addresses: none of its tags may name its own. */
  servesManyPaths: boolean;
  /** Whether the page says that nothing has the name in its address. */
  isMissing: boolean;
}

export const PageRenderContext = createContext<PageRender | undefined>(undefined);
