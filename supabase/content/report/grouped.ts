/** Items with the same key together, in the order of the first of each. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
