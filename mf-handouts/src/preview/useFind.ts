import { useEffect, useEffectEvent, useState } from 'react';
import { type FoundMatch, findOnPage, matchesByPage, type PlacedMatch } from './findText.ts';
import type { PdfDocument } from './pdfDocument.ts';

type FoundByPage = Parameters<typeof matchesByPage>[0];

interface Search {
  /** What was looked for in which document: the results of another search are not shown. */
  document: PdfDocument;
  query: string;
  /** The page in view when it began, from 1. */
  from: number;
  found: FoundByPage;
  isComplete: boolean;
}

export interface Find {
  query: string;
  /** The matches of each page that was read, by page number. */
  matches: ReadonlyMap<number, readonly FoundMatch[]>;
  /** The match that is shown. */
  current: PlacedMatch | undefined;
  /** Its number among all, from 1. */
  position: number;
  count: number;
  /** Whether all pages were read. */
  isComplete: boolean;
  /** Shows the next match, or with -1 the previous one; after the last comes the first. */
  step: (by: 1 | -1) => void;
}

/** How often the matches are shown while a long file is read. */
const updateMs = 250;

/**
 * Finds a query in a document, page by page.
 *
 * @param page The page in view, from 1: the first match from there on is shown first.
 */
export function useFind(
  document: PdfDocument | undefined,
  query: string,
  page: number,
): Find | undefined {
  const [search, setSearch] = useState<Search>();
  const [chosen, setChosen] = useState<Pick<Search, 'document' | 'query'> & { index: number }>();
  const inView = useEffectEvent(() => page);

  useEffect(() => {
    if (!document || query === '') return;
    const reading = new AbortController();
    const from = inView();
    void (async () => {
      const found = new Map<number, ReturnType<typeof findOnPage>>();
      let shownAt = performance.now();
      for (let number = 1; number <= document.pages; number += 1) {
        // A page that cannot be read has no matches.
        const text = await document.readText(number).catch(() => undefined);
        if (reading.signal.aborted) return;
        if (text) found.set(number, findOnPage(text, query));
        const isComplete = number === document.pages;
        if (!isComplete && performance.now() - shownAt < updateMs) continue;
        shownAt = performance.now();
        setSearch({ document, query, from, found: new Map(found), isComplete });
      }
    })();
    return () => reading.abort();
  }, [document, query]);

  if (!document || query === '') return undefined;
  const isShown = search?.document === document && search.query === query;
  const matches = matchesByPage(isShown ? search.found : new Map());
  const all = [...matches].flatMap(([page, on]) => on.map((_, index) => ({ page, index })));
  const isComplete = isShown && search.isComplete;
  const next = all.findIndex(({ page }) => isShown && page >= search.from);
  // Before the file is read to its end, there may be one from there on.
  const first = next === -1 && isComplete ? 0 : next;
  const isChosen = chosen?.document === document && chosen.query === query;
  const index = isChosen ? Math.min(chosen.index, all.length - 1) : first;
  return {
    query,
    matches,
    current: all[index],
    position: all[index] ? index + 1 : 0,
    count: all.length,
    isComplete,
    step: (by) =>
      setChosen({ document, query, index: (Math.max(0, index) + by + all.length) % all.length }),
  };
}
