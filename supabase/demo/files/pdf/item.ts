/** The roles that screen readers know. */
export type Role =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Formula'
  | 'Code'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** What lines belong to: a paragraph, or a list and one of its points. */
export type Element = { readonly role: Role; readonly alt?: string };

/** The smallest thing that never breaks over two pages: a line of text, a row of a table, a graph. */
export type Item = {
  readonly height: number;
  /** Kept above it, except at the top of a page. */
  readonly gap: number;
  /** Whether the next item must stand on the same page. */
  readonly keepsNext: boolean;
  /** From the outermost element to the one that holds this item. */
  readonly path: readonly Element[];
  /** Decoration, which screen readers skip. */
  readonly decorate?: (top: number) => void;
  readonly draw: (top: number, element: PDFKit.PDFStructureElement) => void;
  /** A stop on the line, at this height below the top. */
  readonly stop?: { readonly at: number; readonly isLarge: boolean };
};
