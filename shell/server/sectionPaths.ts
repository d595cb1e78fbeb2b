import { createRenderQueryClient } from 'shared/runtime/server';
import { loadSection, type SectionFile } from './loadSection.ts';
import type { OnSection } from './renderPage.tsx';

export interface SectionPathsRequest {
  sections: readonly SectionFile[];
}

/**
 * The paths of the sections' pages whose routes have a parameter, from their data.
 *
 * @throws what a section throws: a list without some pages would make search engines forget them.
 */
export async function sectionPaths(
  { sections }: SectionPathsRequest,
  onSection: OnSection,
): Promise<string[]> {
  const queryClient = createRenderQueryClient();
  const lists = sections.map((file) => {
    onSection(file.remote);
    try {
      return loadSection(file).sitemap?.(queryClient) ?? [];
    } finally {
      onSection(undefined);
    }
  });
  return (await Promise.all(lists)).flat();
}
