/** Functions that run in the page: they use nothing but their argument and the page. */

/** The texts of the visible elements that an XPath finds. */
export function visibleTexts(xpath: string): string[] {
  const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(xpath, document, null, type);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
    .filter((node) => node instanceof HTMLElement)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/**
 * Scrolls to the first visible element that an XPath finds.
 *
 * @returns its centre, if it stands still and a click there reaches it.
 */
export async function hitPoint(xpath: string): Promise<{ x: number; y: number } | null> {
  const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(xpath, document, null, type);
  const element = Array.from({ length: found.snapshotLength }, (_, index) =>
    found.snapshotItem(index),
  )
    .filter((node) => node instanceof HTMLElement)
    .find((node) => node.checkVisibility({ visibilityProperty: true }));
  if (!element || element.matches(':disabled')) return null;
  const centre = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  if (!isHit(centre())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = centre();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const after = centre();
  const isStill = before.x === after.x && before.y === after.y;
  return isStill && isHit(after) ? after : null;
}
