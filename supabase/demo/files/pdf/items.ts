import type { Block, DemoDocument } from '../demoDocument.ts';
import { drawText, isPlain, type TextStyle } from './fonts.ts';
import { graphItem } from './graphItem.ts';
import type { Element, Item } from './item.ts';
import { measure } from './lines.ts';
import { colours, type Scale, sheet } from './sheet.ts';
import { tableItems } from './tableItems.ts';
import { textItems } from './textItems.ts';

/** The whole document as items, ready to be paginated. */
export function documentItems(
  pdf: PDFKit.PDFDocument,
  document: DemoDocument,
  scale: Scale,
): Item[] {
  return [
    ...titleItems(pdf, document),
    ...document.sections.flatMap(({ title, blocks }) => [
      ...sectionTitle(pdf, title, scale),
      ...blocks.flatMap((block) => blockItems(pdf, block, scale, document.colour)),
    ]),
  ];
}

function titleItems(
  pdf: PDFKit.PDFDocument,
  { kicker, heading, lead, colour }: DemoDocument,
): Item[] {
  const kickerStyle = { face: 'bold', size: 10.5, colour } as const;
  const titleStyle = { face: 'display', size: 31, colour: colours.ink } as const;
  const leadStyle = { face: 'text', size: 13, colour: colours.quiet } as const;
  const title = { path: [{ role: 'H1' }], stop: { at: 17, isLarge: true }, keepsNext: true };
  return [
    ...textItems(pdf, kicker, kickerStyle, {
      path: [{ role: 'P' }],
      gap: 0,
      leading: 16,
      keepsNext: true,
    }),
    ...textItems(pdf, heading, titleStyle, { ...title, gap: 4, leading: 35 }),
    ...textItems(pdf, lead, leadStyle, { path: [{ role: 'P' }], gap: 8, leading: 19.5 }),
  ];
}

function sectionTitle(pdf: PDFKit.PDFDocument, title: string, { leading }: Scale): Item[] {
  const face = isPlain(title) ? 'display' : 'bold';
  return textItems(
    pdf,
    title,
    { face, size: 15, colour: colours.ink },
    {
      path: [{ role: 'H2' }],
      gap: leading * 1.35,
      leading: 19,
      keepsNext: true,
      stop: { at: 9.5, isLarge: false },
    },
  );
}

function blockItems(pdf: PDFKit.PDFDocument, block: Block, scale: Scale, colour: string): Item[] {
  const { size, leading } = scale;
  const body: TextStyle = { face: 'text', size, colour: colours.ink };
  const small = leading * 0.4;
  switch (block.kind) {
    case 'paragraph':
      return textItems(pdf, block.text, body, { path: [{ role: 'P' }], gap: small, leading });
    case 'heading':
      return textItems(
        pdf,
        block.text,
        { face: 'bold', size, colour },
        { path: [{ role: 'H3' }], gap: leading * 0.55, leading, keepsNext: true },
      );
    case 'note':
      return textItems(
        pdf,
        block.text,
        { ...body, colour: colours.quiet },
        {
          path: [{ role: 'BlockQuote' }],
          gap: leading * 0.6,
          leading,
          indent: 14,
          decorate: (top) => {
            pdf.rect(sheet.textX, top, 2, leading + 0.2).fill(colour);
          },
        },
      );
    case 'formula':
    case 'code':
      return panelItems(pdf, block.lines, scale, block.kind);
    case 'list':
      return listItems(pdf, block, scale, colour);
    case 'table':
      return tableItems(pdf, block.rows, scale);
    case 'graph':
      return [graphItem(pdf, block.graph, colour)];
  }
}

/** Formulas and code on a tinted panel, without line breaks: lines that are too wide are set smaller. */
function panelItems(
  pdf: PDFKit.PDFDocument,
  lines: readonly string[],
  { size, leading }: Scale,
  kind: 'formula' | 'code',
): Item[] {
  const face = kind === 'code' ? 'code' : lines.every(isPlain) ? 'text' : 'symbols';
  const widest = Math.max(...lines.map((text) => measure(pdf, { text, face }, size)));
  const fitting = Math.min(size, (size * (sheet.textWidth - 28)) / widest);
  const path: Element[] = [
    kind === 'code' ? { role: 'Code' } : { role: 'Formula', alt: lines.join('; ') },
  ];
  const height = kind === 'code' ? fitting * 1.3 : leading * 1.1;
  return lines.map((text, index) => ({
    height: height + (index === 0 ? 6 : 0) + (index === lines.length - 1 ? 6 : 0),
    gap: index === 0 ? leading * 0.5 : 0,
    keepsNext: index < lines.length - 1,
    path,
    decorate: (top) => {
      const bottom = index === lines.length - 1 ? 6 : 0.3;
      const above = index === 0 ? 6 : 0;
      pdf.rect(sheet.textX, top, sheet.textWidth, height + above + bottom).fill(colours.tint);
    },
    draw: (top, element) => {
      element.add(() => {
        const baseline = top + (index === 0 ? 6 : 0) + height / 2 + fitting * 0.34;
        drawText(
          pdf,
          text,
          { face, size: fitting, colour: colours.ink },
          sheet.textX + 14,
          baseline,
        );
      });
    },
  }));
}

function listItems(
  pdf: PDFKit.PDFDocument,
  { isNumbered, items }: { readonly isNumbered: boolean; readonly items: readonly string[] },
  { size, leading }: Scale,
  colour: string,
): Item[] {
  const list: Element = { role: 'L' };
  return items.flatMap((text, index) =>
    textItems(
      pdf,
      text,
      { face: 'text', size, colour: colours.ink },
      {
        path: [list, { role: 'LI' }],
        gap: leading * (index === 0 ? 0.35 : 0.2),
        leading,
        indent: isNumbered ? 20 : 14,
        decorate: (top, line) => {
          if (line > 0) return;
          if (isNumbered) {
            const baseline = top + leading / 2 + size * 0.34;
            drawText(pdf, `${index + 1}`, { face: 'bold', size, colour }, sheet.textX, baseline);
          } else {
            pdf.circle(sheet.textX + 3, top + leading / 2, 2).fill(colour);
          }
        },
      },
    ),
  );
}
