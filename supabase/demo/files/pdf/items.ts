import type { Block, DemoDocument } from '../demoDocument.ts';
import { isPlain, setFace } from './fonts.ts';
import { graphItem } from './graphItem.ts';
import type { Element, Item } from './item.ts';
import { measure, type Style } from './lines.ts';
import { colours, type Scale, sheet } from './sheet.ts';
import { tableItems } from './tableItems.ts';
import { textItems } from './textItems.ts';

/** All that a document shows, from its title to its last line, ready to be put on pages. */
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
  const [kickerStyle, titleStyle, leadStyle]: Style[] = [
    { face: 'bold', size: 10.5, colour },
    { face: 'display', size: 31, colour: colours.ink },
    { face: 'text', size: 13, colour: colours.quiet },
  ];
  if (!kickerStyle || !titleStyle || !leadStyle) return [];
  const title = textItems(pdf, heading, titleStyle, {
    path: [{ role: 'H1' }],
    gap: 4,
    leading: 35,
    keepsNext: true,
  });
  return [
    ...textItems(pdf, kicker, kickerStyle, {
      path: [{ role: 'P' }],
      gap: 0,
      leading: 16,
      keepsNext: true,
    }),
    ...title.map((item, index) =>
      index === 0 ? { ...item, stop: { at: 17, isLarge: true } } : item,
    ),
    ...textItems(pdf, lead, leadStyle, { path: [{ role: 'P' }], gap: 8, leading: 19.5 }),
  ];
}

function sectionTitle(pdf: PDFKit.PDFDocument, title: string, { leading }: Scale): Item[] {
  const style: Style = { face: isPlain(title) ? 'display' : 'bold', size: 15, colour: colours.ink };
  const items = textItems(pdf, title, style, {
    path: [{ role: 'H2' }],
    gap: leading * 1.35,
    leading: 19,
    keepsNext: true,
  });
  return items.map((item, index) =>
    index === 0 ? { ...item, stop: { at: 9.5, isLarge: false } } : item,
  );
}

function blockItems(pdf: PDFKit.PDFDocument, block: Block, scale: Scale, colour: string): Item[] {
  const { size, leading } = scale;
  const body: Style = { face: 'text', size, colour: colours.ink };
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

/** Formulas and programs keep their lines, on a tinted panel. One that is too wide is set smaller. */
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
        setFace(pdf, face, fitting);
        pdf
          .fillColor(colours.ink)
          .text(text, sheet.textX + 14, top + (index === 0 ? 6 : 0) + height / 2 + fitting * 0.34, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
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
            setFace(pdf, 'bold', size);
            pdf
              .fillColor(colour)
              .text(`${index + 1}`, sheet.textX, top + leading / 2 + size * 0.34, {
                lineBreak: false,
                baseline: 'alphabetic',
              });
          } else {
            pdf.circle(sheet.textX + 3, top + leading / 2, 2).fill(colour);
          }
        },
      },
    ),
  );
}
