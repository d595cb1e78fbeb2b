import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Block, DemoDocument } from './demoDocument.ts';
import { graphSvg } from './graphSvg.ts';
import { formatText } from './textRuns.ts';

const fontFile = createRequire(import.meta.url).resolve;
const headingFont = fontFile(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
);
const symbolFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');

pdfmake.setFonts({
  text: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
  code: { normal: 'Courier', bold: 'Courier-Bold', italics: 'Courier-Oblique' },
  heading: { normal: headingFont, italics: headingFont, bold: headingFont },
  // Greek letters and mathematical signs, which the standard fonts lack.
  symbols: { normal: symbolFont, bold: symbolFont, italics: symbolFont, bolditalics: symbolFont },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);

const ink = '#14161f';
const quiet = '#4a4f5c';
const hairline = '#d8d5cc';
const tint = '#f5f3ed';
/** The metro line stands this far left of the text, in points. */
const lineOffset = 32;
const margins = { left: 116, top: 60, right: 95, bottom: 70 } as const;
/** A fixed date makes the output reproducible. */
const written = new Date('2026-01-15T09:00:00Z');

/** In points. */
const textSize = 11;

/** An A4 document in the site's design. */
export async function renderPdf(document: DemoDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await pdfmake.createPdf(documentDefinition(document)).getBuffer());
}

function documentDefinition(document: DemoDocument): TDocumentDefinitions {
  const { name, kicker, heading, lead, colour } = document;
  const stop = (radius: number, y: number, isFilled: boolean): Content => ({
    canvas: [
      {
        type: 'ellipse',
        x: 0,
        y,
        r1: radius,
        lineWidth: 2.5,
        lineColor: colour,
        color: isFilled ? colour : '#ffffff',
      },
    ],
    relativePosition: { x: -lineOffset, y: 0 },
  });
  return {
    version: '1.7',
    language: 'it-IT',
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
    info: {
      title: name,
      author: 'Contenuto dimostrativo',
      subject: kicker,
      creationDate: written,
      modDate: written,
    },
    defaultStyle: { font: 'text', fontSize: textSize, lineHeight: 1.25, color: ink },
    background: (page, size) => ({
      canvas: [
        {
          type: 'line',
          x1: margins.left - lineOffset,
          x2: margins.left - lineOffset,
          y1: page === 1 ? margins.top + 40 : 0,
          y2: size.height,
          lineWidth: 3,
          lineColor: colour,
        },
      ],
    }),
    footer: (page, count) => ({
      margin: [margins.left, 30, margins.right, 0],
      columns: [
        {
          text: page === count ? `${name}. Testo dimostrativo, non sostituisce il corso.` : name,
          fontSize: 8.5,
          color: quiet,
        },
        { text: `${page} / ${count}`, width: 40, alignment: 'right', bold: true, fontSize: 10 },
      ],
    }),
    content: [
      { text: kicker, color: colour, bold: true, fontSize: 10.5 },
      stop(9, 22, true),
      { text: formatText(heading), font: 'heading', fontSize: 31, lineHeight: 1, marginTop: 4 },
      { text: formatText(lead), fontSize: 13, color: quiet, marginTop: 8 },
      ...document.sections.flatMap(({ title, blocks }) => {
        const [first = [], ...others] = keptTogether(
          blocks.map((block) => blockContent(block, colour)),
          blocks,
        );
        const sectionTitle: Content[] = [
          stop(5, 8, false),
          { text: formatText(title, 'heading'), fontSize: 15, lineHeight: 1.1 },
        ];
        return [
          { stack: [...sectionTitle, ...first], unbreakable: true, marginTop: textSize * 1.7 },
          ...others.map((stack) => ({ stack, unbreakable: stack.length > 1 })),
        ];
      }),
    ],
  };
}

/** A heading stays on the page of what it heads. */
function keptTogether(contents: readonly Content[], blocks: readonly Block[]): Content[][] {
  const groups: Content[][] = [];
  for (const [index, content] of contents.entries()) {
    if (blocks[index - 1]?.kind === 'heading') groups.at(-1)?.push(content);
    else groups.push([content]);
  }
  return groups;
}

function blockContent(block: Block, colour: string): Content {
  switch (block.kind) {
    case 'paragraph':
      return { text: formatText(block.text), marginTop: textSize * 0.55 };
    case 'heading':
      return { text: formatText(block.text), color: colour, bold: true, marginTop: textSize * 0.8 };
    case 'note':
      return {
        table: { body: [[{ text: formatText(block.text), color: quiet }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (column) => (column === 0 ? 2 : 0),
          vLineColor: () => colour,
          paddingLeft: () => 12,
        },
        marginTop: textSize * 0.8,
      };
    case 'formula':
    case 'code':
      return {
        table: {
          widths: ['*'],
          body: [[{ stack: block.lines.map((line) => panelLine(line, block.kind)) }]],
        },
        layout: {
          defaultBorder: false,
          fillColor: () => tint,
          paddingLeft: () => 14,
          paddingTop: () => 6,
          paddingBottom: () => 6,
        },
        marginTop: textSize * 0.7,
      };
    case 'list': {
      const items = block.items.map((text) => ({
        text: formatText(text),
        marginTop: textSize * 0.25,
      }));
      const list = { markerColor: colour, marginTop: textSize * 0.25 };
      return block.isNumbered ? { ...list, ol: items } : { ...list, ul: items };
    }
    case 'table':
      return tableContent(block.rows);
    case 'graph':
      return { svg: graphSvg(block.graph, colour), unbreakable: true, marginTop: textSize * 0.8 };
  }
}

/** Lines of code and of formulas are not broken: one that is too wide is set smaller. */
function panelLine(text: string, kind: 'formula' | 'code'): ContentText {
  const characters = kind === 'code' ? 57 : 68;
  return {
    text: kind === 'code' ? text.trimEnd() : formatText(text),
    ...(kind === 'code' ? { font: 'code' } : {}),
    fontSize: Math.min(textSize, (11 * characters) / text.length),
    preserveLeadingSpaces: true,
  };
}

/** A table with hairlines. The first row is its header; columns of numbers are aligned right. */
function tableContent(rows: readonly (readonly string[])[]): Content {
  const isNumeric = (column: number) =>
    column > 0 && rows.slice(1).every((row) => /^[−–+-]?[\d.,%€ ()]*$/.test(row[column] ?? ''));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: (rows[0] ?? []).map((_, column) => (isNumeric(column) ? 'auto' : '*')),
      body: rows.map((row, index) =>
        row.map((cell, column) => ({
          text: formatText(cell),
          bold: index === 0,
          fontSize: textSize * 0.92,
          alignment: isNumeric(column) ? ('right' as const) : ('left' as const),
        })),
      ),
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
      hLineColor: (row) => (row === 1 ? ink : hairline),
      vLineWidth: () => 0,
    },
    marginTop: textSize * 0.6,
  };
}
