import { readFile } from 'node:fs/promises';
import { parseRegistry, type Registry } from 'shared/registry';

const fetchTimeoutMs = 2000;

export interface ReadRegistry {
  registry: Registry;
  /** As it was read, for the page. */
  text: string;
}

/**
 * Reads the registry for every request, so that a release is used from the next request on. When it cannot
 * be read, the last one stays in use.
 *
 * @param address A path or an `http(s)` URL.
 */
export function registrySource(address: string): () => Promise<ReadRegistry> {
  let last: ReadRegistry | undefined;
  return async () => {
    try {
      const text = await readText(address);
      if (last?.text !== text) {
        last = { text, registry: parseRegistry(JSON.parse(text)) };
      }
    } catch (error) {
      if (!last) throw error;
    }
    return last;
  };
}

async function readText(address: string): Promise<string> {
  if (!/^https?:/.test(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return response.text();
}
