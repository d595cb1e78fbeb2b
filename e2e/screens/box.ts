/** A rectangle in pixels, relative to the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
