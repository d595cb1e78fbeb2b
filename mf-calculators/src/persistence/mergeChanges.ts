/** The parts of an object by key, or of a list by the `id` of its items; undefined for anything else. */
function partsOf(value: unknown): ReadonlyMap<unknown, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item: { id?: unknown }) => [item.id, item]));
}

const none: ReadonlyMap<unknown, unknown> = new Map();

/** Whether two values are equal, whatever the order of their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  if (!parts || !otherParts) return one === other;
  return [...parts.keys(), ...otherParts.keys()].every((key) =>
    isSame(parts.get(key), otherParts.get(key)),
  );
}

/**
 * Merges what two tabs made of the same saved data, part by part: a change wins over no change, and over a deletion.
 * What both changed is taken from `mine`.
 *
 * @param base What both started from; undefined when they have nothing in common.
 */
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [myParts, theirParts] = [partsOf(mine), partsOf(theirs)];
  if (myParts && theirParts) {
    const baseParts = partsOf(base) ?? none;
    const merged = [...new Set([...myParts.keys(), ...theirParts.keys()])].flatMap((key) => {
      const part = mergeChanges(baseParts.get(key), myParts.get(key), theirParts.get(key));
      return part === undefined ? [] : [[String(key), part] as const];
    });
    return Array.isArray(mine) ? merged.map(([, part]) => part) : Object.fromEntries(merged);
  }
  if (isSame(mine, base)) return theirs;
  return mine === undefined && !isSame(theirs, base) ? theirs : mine;
}
