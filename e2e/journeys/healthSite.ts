import { startBackend } from '../../supabase/local/server.ts';
import { fieldReports } from '../../supabase/tests/fieldReports.ts';
import { type Deployment, readDeployment } from '../../tools/deployment.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { test as base } from './ownSite.ts';

interface HealthSite {
  /** A site whose pages all report, with a backend of its own that counts its versions. */
  healthSite: {
    site: ServedSite;
    deployment: Deployment;
    /** Reports of visitors in other networks than the browser's. */
    reports: ReturnType<typeof fieldReports>;
  };
}

export const healthTest = base.extend<HealthSite>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  healthSite: async ({}, use) => {
    // The backend asks the site which versions there are, so it must know the address before.
    const [shellPort = 0] = await freePorts(1);
    const url = `http://localhost:${shellPort}`;
    const backend = await startBackend({ port: 0, functionSecrets: { SITE_URL: url } });
    const site = await serveSite(backend, { healthShare: 1, shellPort });
    await use({
      site,
      deployment: readDeployment(`${site.folder}/deployment.json`),
      reports: fieldReports(backend, url),
    });
    await site.stop();
    await backend.close();
  },
});
