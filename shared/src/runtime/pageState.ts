import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../contract/language.ts';

/** A page heading that only the remote knows, such as the name of a course. */
export interface Heading {
  title: string;
  description?: string | undefined;
  /** The title's language, when it is not the page's. */
  titleLang?: Language | undefined;
}

/** What the server rendered a page with. The HTML carries it, so that hydration renders the same. */
export interface PageState {
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** The heading that a section set. */
  heading: Heading | null;
  /** The renderer's way to learn the heading, because effects do not run there. */
  onHeading?: (heading: Heading) => void;
}

/** Never changes in the life of a page: a change would discard the HTML of sections that wait for code. */
export const PageStateContext = createContext<PageState | undefined>(undefined);

const tickMs = 30_000;

/** Rounded, because React reads it twice in one render and must get the same. */
const currentTick = () => Math.floor(Date.now() / tickMs) * tickMs;

function onTick(notify: () => void): () => void {
  const timer = setInterval(notify, tickMs);
  return () => clearInterval(timer);
}

/** The time in milliseconds since 1970, every half minute; while hydrating, when the page was rendered. */
export function useNow(): number {
  const page = useContext(PageStateContext);
  return useSyncExternalStore(onTick, currentTick, () => page?.renderedAt ?? currentTick());
}
