import { createRenderQueryClient } from 'shared/runtime/server';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { loadSection, type SectionFile } from './loadSection.ts';
import { type OnSection, SectionFailures } from './sectionFailures.ts';

const listTimeoutMs = 1500;

export interface SectionPathsRequest {
  sections: readonly SectionFile[];
}

export interface SectionPaths {
  paths: string[];
  failures: SectionFailures['all'];
}

/** The paths of the sections' pages whose routes have a parameter, from their data. */
export async function sectionPaths(
  { sections }: SectionPathsRequest,
  onSection: OnSection,
): Promise<SectionPaths> {
  const queryClient = createRenderQueryClient();
  const failures = new SectionFailures(onSection);
  const lists = await Promise.all(
    sections.map(async (file) => {
      const [section] = await failures.attempt(file.remote, 'code', () => loadSection(file));
      const [paths = []] = await failures.attempt(file.remote, 'page', () => {
        const listing = section?.sitemap?.(queryClient);
        return listing && withTimeout(listing, listTimeoutMs, file.remote);
      });
      return paths;
    }),
  );
  failures.end();
  return { paths: lists.flat(), failures: failures.all };
}
