/** A block of text. Texts may contain `**bold**` and `*italic*`. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'note'; readonly text: string }
  | { readonly kind: 'formula' | 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'graph'; readonly graph: Graph };

/** Curves in the first quadrant. */
export type Graph = {
  readonly xAxis: string;
  readonly yAxis: string;
  readonly curves: readonly { readonly name: string; readonly points: readonly Point[] }[];
};
export type Point = readonly [x: number, y: number];

export type Section = { readonly title: string; readonly blocks: readonly Block[] };

export type DemoText = { readonly lead: string; readonly sections: readonly Section[] };

export type DemoDocument = DemoText & {
  /** The title on the site and of the PDF. */
  readonly name: string;
  /** The course or category, above the heading. */
  readonly kicker: string;
  readonly heading: string;
  /** The section's accent. */
  readonly colour: string;
};
