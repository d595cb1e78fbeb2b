/** A4 in points: the metro line at the left, beside it text of 65 characters per line. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  lineX: 84,
  textX: 116,
  textWidth: 384,
  top: 76,
  bottom: 774,
  footer: 806,
} as const;

export const colours = {
  ink: '#14161f',
  quiet: '#4a4f5c',
  hairline: '#d8d5cc',
  tint: '#f5f3ed',
} as const;

/** Sizes of the text. The larger ones fill a last page that would be almost empty. */
export type Scale = { readonly size: number; readonly leading: number };
export const scales: readonly Scale[] = [
  { size: 11, leading: 15.5 },
  { size: 11.25, leading: 16.25 },
  { size: 11.5, leading: 17 },
  { size: 11.75, leading: 17.75 },
  { size: 12, leading: 18.5 },
  { size: 12.25, leading: 19.5 },
  { size: 12.5, leading: 20.5 },
  { size: 10.75, leading: 15 },
  { size: 10.5, leading: 14.5 },
];
