import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePaths } from '../../shell/src/routePaths.ts';
import { buildAll } from '../build/build.ts';
import { type Deployment, sectionsFolder } from '../deployment.ts';
import { projectBehindEdge } from '../hosting/edge.ts';
import { edgeRedirects, shellHeadersFile, shellRedirects } from '../hosting/headersFiles.ts';
import { findEntry } from '../registry/entries.ts';
import { artefactIn } from '../release/artefactIn.ts';
import { type CheckOptions, publish, requireDeployable } from '../release/release.ts';
import { render } from '../render/render.ts';
import { freePorts } from '../site/freePorts.ts';
import { serve } from '../site/serve.ts';
import { withTemporaryFolder } from '../temporaryFolder.ts';

type PublishOptions = Omit<CheckOptions, 'built'>;

/**
 * Publishes a whole site into its one folder, for a static host that takes a folder: what has changed of the shell and
 * of each section, the host's headers and redirects, and every page with its content. Versions that are already there
 * stay, because open pages load files of them. It can be repeated.
 *
 * @throws NotDeployable when a check of a version fails; what was released before it stays.
 */
export async function publishFolder(
  deployment: Deployment & { folder: string },
  { commit, log, ...options }: PublishOptions,
): Promise<void> {
  const { folder } = deployment;
  writeHostFiles(deployment);
  const built = await buildAll(log);
  // A section needs a live shell.
  for (const one of built.toSorted((a) => (a.artefact === 'shell' ? -1 : 0))) {
    const artefact = artefactIn(deployment, one.artefact);
    await withTemporaryFolder(async (files) => {
      const candidate = await artefact.prepare(one, commit, files);
      const { version } = candidate.record;
      const live = await findEntry(artefact);
      if (live?.version === version) return log(`${artefact.name} ${version} is live.`);
      await requireDeployable(artefact, candidate, { ...options, log });
      await publish(artefact, candidate);
    });
  }
  const [port = 0] = await freePorts(1);
  const server = await serve({ folder: join(folder, sectionsFolder), port });
  const sections = {
    url: new URL(`${sectionsFolder}/`, deployment.site).href,
    local: `http://127.0.0.1:${port}/`,
  };
  const target = deployment.registry;
  try {
    await render({ published: target, target, sections }, log);
  } finally {
    server.close();
  }
}

/** The headers and redirects that the host reads; `render` adds the pages that only the data knows. */
function writeHostFiles({ folder, readConfig }: Deployment & { folder: string }): void {
  const config = readConfig();
  const project = projectBehindEdge(config);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '_headers'), shellHeadersFile({ folder: sectionsFolder }, config));
  const edge = project ? edgeRedirects(project) : [];
  writeFileSync(join(folder, '_redirects'), shellRedirects(routePaths, [], edge));
}
