import type { PdfPage } from './pageTexts.ts';

/** What stands under one heading, from the page on which it begins. */
type PdfSection = {
  readonly page: number;
  /** Empty for what stands before the first heading. */
  readonly heading: string;
  readonly content: string;
};

/** Longer sections are split, so that one match does not stand for many pages. */
const maxLength = 4000;

/** How many lines at each end of a page may be a running title or a page number. */
const marginLines = 3;

const pageNumber = /(^|\s)\d+\s*(\/|di|of)\s*\d+$|^\W*(pag\w*\.? )?\d+\W*$/i;

const withoutNumbers = (line: string) => line.replace(/\d+/g, '').trim();

/** Lines that stand at the top or bottom of several pages: they belong to no section. */
function runningLines(pages: readonly PdfPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of pages) {
    const lines = text.split('\n').map(withoutNumbers);
    const margins = [...lines.slice(0, marginLines), ...lines.slice(-marginLines)];
    for (const line of new Set(margins)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([line]) => line));
}

/** Splits the pages at their headings; a section may continue on the next pages. */
export function sectionsOf(pages: readonly PdfPage[]): PdfSection[] {
  const sections: PdfSection[] = [];
  let open: { page: number; headings: string[]; lines: string[] } = {
    page: 1,
    headings: [],
    lines: [],
  };
  const close = () => {
    const content = open.lines.join('\n').trim();
    const heading = open.headings.join(' ');
    if (content !== '' || heading !== '') sections.push({ page: open.page, heading, content });
  };
  const isRunning = runningLines(pages);
  for (const [index, { text, headings }] of pages.entries()) {
    const page = index + 1;
    const isHeading = new Set(headings);
    for (const line of text.split('\n')) {
      if (!isHeading.has(line) && (isRunning.has(withoutNumbers(line)) || pageNumber.test(line)))
        continue;
      if (isHeading.has(line)) {
        // A title of several lines is one heading.
        const continues = open.lines.length === 0 && open.headings.length > 0;
        if (!continues) close();
        open = { page, headings: [...(continues ? open.headings : []), line], lines: [] };
      } else {
        const length = open.lines.reduce((sum, each) => sum + each.length, 0);
        if (length > maxLength) {
          close();
          open = { page, headings: open.headings, lines: [] };
        }
        open.lines.push(line);
      }
    }
  }
  close();
  return sections;
}
