import { buildAll } from '../tools/build/build.ts';
import { startBackend } from '../tools/site/site.ts';

/** The environment variable that passes `{ url, publishableKey }` to the workers. */
export const backendVariable = 'JOURNEYS_BACKEND';

/** Builds missing artefacts and starts the backend that all journeys share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildAll(console.log);
  const backend = await startBackend(0);
  process.env[backendVariable] = JSON.stringify(backend.ready);
  return () => backend.stop();
}
