import { buildAll } from '../shell/local/build.ts';
import { freePorts } from '../shell/local/freePorts.ts';
import { startBackend } from '../shell/local/site.ts';

/** The variable by which the workers learn of the backend: `{ url, publishableKey }`. */
export const backendVariable = 'JOURNEYS_BACKEND';

/** Builds what is not built and starts the one backend that all journeys read. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildAll(console.log);
  const [port = 0] = await freePorts(1);
  const backend = await startBackend(port);
  process.env[backendVariable] = JSON.stringify(backend.ready);
  return () => backend.stop();
}
