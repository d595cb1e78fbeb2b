/** An element of the PDF's structure tree, which screen readers use. `role` is a standard type, such as `H1`. */
export type Element = { readonly role: string; readonly alt?: string };

/** A unit that is never split over two pages: a line of text, a row of a table, a graph. */
export type Item = {
  readonly height: number;
  /** The space above, except at the top of a page. */
  readonly gap: number;
  /** Whether the next item must be on the same page. */
  readonly keepsNext: boolean;
  /** The elements that contain it, the outermost first. */
  readonly path: readonly Element[];
  /** Draws decoration, which screen readers skip. */
  readonly decorate?: (top: number) => void;
  readonly draw: (top: number, element: PDFKit.PDFStructureElement) => void;
  /** A stop of the metro line, `at` points below the top. */
  readonly stop?: { readonly at: number; readonly isLarge: boolean };
};
