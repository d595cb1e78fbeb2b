import type { Box } from './box.ts';

/** Where a marker stands, seen from what it marks. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A marker whose element was measured. */
export interface MeasuredMarker {
  number: number;
  side: Side;
  /** Length of its line in pixels. */
  reach: number;
  /** The section's own colour. */
  colour: string;
  box: Box;
}

/** One rectangle to be laid over the page, in its coordinates. */
export interface Part {
  styles: Record<string, string>;
  text: string;
}

/** Between what is marked and its frame: lines of text stand close to each other. */
const frame = { x: 5, y: 2 };
const stop = 28;
const thick = 3;

/** A marker as the site draws its lines: a thin frame, a short line, a stop with a number. */
export function markerParts({ number, side, reach, colour, box }: MeasuredMarker): Part[] {
  const framed = {
    x: box.x - frame.x,
    y: box.y - frame.y,
    width: box.width + 2 * frame.x,
    height: box.height + 2 * frame.y,
  };
  const line = beside(framed, side, 0, reach, thick);
  const station = beside(framed, side, reach, stop, stop);
  return [
    {
      styles: { ...placed(framed), border: `1.5px solid ${colour}`, borderRadius: '8px' },
      text: '',
    },
    { styles: { ...placed(line), background: colour }, text: '' },
    {
      styles: {
        ...placed(station),
        border: `${thick}px solid ${colour}`,
        borderRadius: '50%',
        background: '#ffffff',
        color: '#14161f',
        fontSize: '15px',
        fontWeight: '800',
        lineHeight: `${stop - 2 * thick}px`,
        textAlign: 'center',
      },
      text: String(number),
    },
  ];
}

/** A box of a length and a thickness that begins at a distance from the middle of one side. */
function beside(box: Box, side: Side, distance: number, length: number, thickness: number): Box {
  const isAcross = side === 'left' || side === 'right';
  const [width, height] = isAcross ? [length, thickness] : [thickness, length];
  const x = {
    left: box.x - distance - length,
    right: box.x + box.width + distance,
    top: box.x + box.width / 2 - thickness / 2,
    bottom: box.x + box.width / 2 - thickness / 2,
  };
  const y = {
    left: box.y + box.height / 2 - thickness / 2,
    right: box.y + box.height / 2 - thickness / 2,
    top: box.y - distance - length,
    bottom: box.y + box.height + distance,
  };
  return { x: x[side], y: y[side], width, height };
}

function placed({ x, y, width, height }: Box): Record<string, string> {
  return {
    position: 'fixed',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}
