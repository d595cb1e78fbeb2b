import { createRenderQueryClient } from 'shared/runtime/server';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { viewsAt } from '../src/viewsAt.ts';
import type { SectionFile } from './hostContract.ts';
import { loadSection } from './loadSection.ts';
import { type FailuresByName, type OnSection, SectionFailures } from './sectionFailures.ts';

/** Whether a path is that of a page of the section, as the site writes it. */
function isPageOf(remote: string, path: string): boolean {
  const address = `http://page${path}`;
  const isWritten = URL.canParse(address) && new URL(address).href === address;
  return isWritten && viewsAt(path).some((view) => view.remote === remote);
}

const listTimeoutMs = 1500;

/** The paths of the sections' pages whose routes have a parameter, from their data. */
export async function listPaths(
  sections: readonly SectionFile[],
  onSection: OnSection,
): Promise<{ paths: string[]; failures: FailuresByName }> {
  const failures = new SectionFailures(onSection);
  const lists = await Promise.all(
    sections.map(async (file) => {
      const [section] = await failures.attempt(file.remote, 'code', () => loadSection(file));
      const [paths = []] = await failures.attempt(file.remote, 'page', () => {
        const listing = section?.sitemap?.(createRenderQueryClient());
        return listing && withTimeout(listing, listTimeoutMs, file.remote);
      });
      return paths.filter((path) => isPageOf(file.remote, path));
    }),
  );
  failures.end();
  return { paths: lists.flat(), failures: failures.byName };
}
