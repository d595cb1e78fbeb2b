import { shellRecordName } from 'shared/registry';
import { sectionStylesPath } from '../../shell/server/sectionStyles.ts';
import { shellEntryPath, shellFolder } from '../../shell/src/boot/shellVersions.ts';
import type { Deployment } from '../deployment.ts';
import { readRegistry, startRegistry } from '../registry/composeRegistry.ts';
import { readShellRecord, shellFilePath, shellVersionOf } from '../registry/shellRecord.ts';
import type { Artefact } from './artefact.ts';
import { shellWithinBudget } from './checks/budget.ts';
import { compatibleWithSections } from './checks/compatibleWithShell.ts';
import { allowsShell } from './checks/policy.ts';
import { publishPages } from './publishPages.ts';
import { dayMs } from './unusedVersions.ts';

/** The shell as it is released. It becomes live when its pages are the site's own. */
export function shellIn(deployment: Deployment): Artefact {
  const { registry: target, site } = deployment;

  const versionOf = (record: Awaited<ReturnType<typeof readShellRecord>>) => ({
    record,
    recordPath: shellFilePath(record.version, shellRecordName),
    at: (path: string) => shellFilePath(record.version, path),
    published: shellVersionOf(record, site),
    fits: () => compatibleWithSections(deployment, record),
  });

  return {
    name: 'shell',
    deployment,
    target,
    folder: shellFolder,
    recordName: shellRecordName,
    entryPath: shellEntryPath,
    inherit: async () => undefined,
    requireValid: () => {},
    activate: async () => {
      await startRegistry(target);
      await publishPages(target);
    },
    readVersion: async (name) => versionOf(await readShellRecord(target, name)),
    prepare: async (built, commit, folder) => {
      // The packed command line, which releases sections only, has not all of it.
      const { publishShell } = await import('../prerender/publishShell.ts');
      const config = deployment.readConfig();
      const record = publishShell(folder, built, config, commit);
      return {
        ...versionOf(record),
        folder,
        weigh: () => shellWithinBudget(folder),
        openPages: async (routes) => {
          const { remotes } = await readRegistry(target);
          const urls = [...remotes.values()].map(({ entry }) => new URL(entry.url).origin);
          const policy = await allowsShell(site, config, urls);
          // Only what opens pages loads the browser's driver and the renderer.
          const { drawsPages } = await import('./checks/drawing.ts');
          const { openShellPages } = await import('./checks/shellPages.ts');
          const opened = await openShellPages({ deployment, folder, record, config }, routes);
          return [policy, await drawsPages(record, folder, site), ...opened];
        },
      };
    },
    leftovers: async (days, now) => {
      const records = await target.list(`${shellFolder}/`);
      const needed = new Set<string>();
      for (const { path } of records.filter((one) => one.path.endsWith(`/${shellRecordName}`))) {
        const { files } = await readShellRecord(target, path.split('/')[1]);
        for (const file of files) needed.add(file.path);
      }
      const assets = (await target.list('static/')).filter(
        ({ path, modifiedMs }) =>
          !needed.has(path) &&
          // Written by `pnpm render` for the pages that it fills.
          !path.startsWith(sectionStylesPath.slice(1)) &&
          now.getTime() - modifiedMs >= days * dayMs,
      );
      return new Map(assets.length > 0 ? [['assets of no version', assets]] : []);
    },
  };
}
