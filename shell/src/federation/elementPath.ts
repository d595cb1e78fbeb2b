/** Where an element is below another one, as indices of children; undefined if it is not below it. */
export function pathTo(root: Element | null, element: Element | null): number[] | undefined {
  if (!root || !element || root === element || !root.contains(element)) return undefined;
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/** The element at a path, which is the same one in equal HTML. */
export function elementAt(
  root: Element | null,
  path: readonly number[] | undefined,
): HTMLElement | undefined {
  if (!root || !path) return undefined;
  const element = path.reduce<Element | undefined>((at, index) => at?.children[index], root);
  return element instanceof HTMLElement ? element : undefined;
}
