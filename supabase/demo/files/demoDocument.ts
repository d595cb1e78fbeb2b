/** What a page of the demonstration can hold. The text may carry `**bold**` and `*italic*`. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'note'; readonly text: string }
  | { readonly kind: 'formula' | 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'graph'; readonly graph: Graph };

/** Curves in the first quadrant, as a teacher draws them on a board. */
export type Graph = {
  readonly xAxis: string;
  readonly yAxis: string;
  readonly curves: readonly { readonly name: string; readonly points: readonly Point[] }[];
};
export type Point = readonly [x: number, y: number];

export type Section = { readonly title: string; readonly blocks: readonly Block[] };

export type DemoText = { readonly lead: string; readonly sections: readonly Section[] };

export type DemoDocument = DemoText & {
  /** As the site lists it; it becomes the title of the PDF. */
  readonly name: string;
  /** What it belongs to, in a few words above the heading. */
  readonly kicker: string;
  readonly heading: string;
  /** The colour of the section's line. */
  readonly colour: string;
};
