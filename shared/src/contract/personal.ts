/**
 * Where a device keeps the names of what is personal on it, in localStorage, separated by spaces. The
 * preload script copies them to `<html data-personal>` before the first paint: rendered pages come from a
 * server that cannot know them, and a section reserves the room for what it shows later by this attribute.
 */
export const personalStorageKey = 'personal';
