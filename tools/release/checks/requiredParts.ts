import type { ShellRecord } from 'shared/registry';

/** A view of an exposed module, or a group of the module `search`. */
export interface Part {
  module: string;
  name: string;
}

/** What a shell needs of a section: the views that its pages show, and the groups of its palette. */
export function requiredParts(remote: string, { needs, searchGroups }: ShellRecord): Part[] {
  const views = needs[remote] ?? [];
  const groups = searchGroups[remote] ?? [];
  return [
    ...views.map(({ module, view }) => ({ module, name: view })),
    ...groups.map((name) => ({ module: 'search', name })),
  ];
}
