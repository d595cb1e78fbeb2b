import { buildAll } from '../tools/build/build.ts';
import { startBackend } from '../tools/site/site.ts';

/** The variable by which the workers learn of the backend: `{ url, publishableKey }`. */
export const backendVariable = 'JOURNEYS_BACKEND';

/** Builds what is not built and starts the one backend that all journeys read. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildAll(console.log);
  const backend = await startBackend(0);
  process.env[backendVariable] = JSON.stringify(backend.ready);
  return () => backend.stop();
}
