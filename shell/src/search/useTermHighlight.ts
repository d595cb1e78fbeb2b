import { useEffect } from 'react';
import { highlightTerms, queryTerms } from 'shared/search';
import { isBehindDialog } from '../isBehindDialog.ts';

/** The name of the highlight in the stylesheet. */
const highlightName = 'found';

/** What the visitor reads: an open preview, which covers the page, else the page; not the frame. */
const shownParts = () => document.querySelectorAll(isBehindDialog() ? '[role="dialog"]' : 'main');

/**
 * Highlights the words of a search in the page, without touching its elements, which belong to the sections.
 * Browsers without the Custom Highlight API show the page as it is.
 */
export function useTermHighlight(typed: string): void {
  useEffect(() => {
    const terms = queryTerms(typed);
    if (terms.length === 0 || !('highlights' in CSS)) return;
    const mark = () => CSS.highlights.set(highlightName, new Highlight(...rangesOf(terms)));
    let frame = requestAnimationFrame(mark);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(highlightName);
    };
  }, [typed]);
}

/** Where the page has these words, except in headings and on buttons, such as the reader's next file. */
function rangesOf(terms: readonly string[]): Range[] {
  return [...shownParts()].flatMap((root) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // A block of colour would cover large letters, which are seen without it.
      if (node.parentElement?.closest('h1, h2, h3, button')) continue;
      for (const { text, start, found } of highlightTerms(node.textContent ?? '', terms)) {
        if (!found) continue;
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
