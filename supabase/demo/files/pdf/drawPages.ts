import type { Element } from './item.ts';
import type { Page } from './paginate.ts';

/** Draws the pages with their structure tree. Elements may continue on the next page. */
export function drawPages(pdf: PDFKit.PDFDocument, pages: readonly Page[]): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const open: { element: Element; struct: PDFKit.PDFStructureElement }[] = [];
  const closeDownTo = (depth: number) => {
    for (const { struct } of open.splice(depth).reverse()) struct.end();
  };
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    for (const { item, top } of page.items) {
      if (item.decorate !== undefined) {
        pdf.markContent('Artifact', { type: 'Layout' });
        item.decorate(top);
        pdf.endMarkedContent();
      }
      const shared = item.path.findIndex((element, depth) => open[depth]?.element !== element);
      if (shared >= 0) closeDownTo(shared);
      for (const element of item.path.slice(open.length)) {
        const { role, alt } = element;
        const struct = pdf.struct(role, alt === undefined ? {} : { alt });
        (open.at(-1)?.struct ?? root).add(struct);
        open.push({ element, struct });
      }
      const inner = open.at(-1)?.struct;
      if (inner !== undefined) item.draw(top, inner);
    }
  }
  closeDownTo(0);
  root.end();
}
