import type { Box } from './box.ts';

/** The side of the element on which its marker is. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A marker with the measured box of its element. */
export interface MeasuredMarker {
  number: number;
  side: Side;
  /** Length of its line in pixels. */
  reach: number;
  /** The section's accent. */
  accent: string;
  box: Box;
}

/** One rectangle over the page. */
export interface Part {
  styles: Record<string, string>;
  text: string;
}

/** The space between text and frame, small because lines of text are close to each other. */
const frame = { x: 5, y: 2 };
const circleSize = 28;
const lineWidth = 3;

/** A frame around the element, a short line and a circle with the number. */
export function markerParts({ number, side, reach, accent, box }: MeasuredMarker): Part[] {
  const framed = {
    x: box.x - frame.x,
    y: box.y - frame.y,
    width: box.width + 2 * frame.x,
    height: box.height + 2 * frame.y,
  };
  const line = beside(framed, side, 0, reach, lineWidth);
  const circle = beside(framed, side, reach, circleSize, circleSize);
  return [
    {
      styles: { ...fixedAt(framed), border: `1.5px solid ${accent}`, borderRadius: '8px' },
      text: '',
    },
    { styles: { ...fixedAt(line), background: accent }, text: '' },
    {
      styles: {
        ...fixedAt(circle),
        border: `${lineWidth}px solid ${accent}`,
        borderRadius: '50%',
        background: '#ffffff',
        color: '#14161f',
        fontSize: '15px',
        fontWeight: '800',
        lineHeight: `${circleSize - 2 * lineWidth}px`,
        textAlign: 'center',
      },
      text: String(number),
    },
  ];
}

/** A box at a distance from the middle of one side. */
function beside(box: Box, side: Side, distance: number, length: number, thickness: number): Box {
  const isHorizontal = side === 'left' || side === 'right';
  const [width, height] = isHorizontal ? [length, thickness] : [thickness, length];
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

function fixedAt({ x, y, width, height }: Box): Record<string, string> {
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
