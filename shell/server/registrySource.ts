import { readFile } from 'node:fs/promises';
import { parseRegistry, type Registry } from 'shared/registry';
import { fetchText } from './fetchText.ts';

/** Every page waits for it. */
const timeoutMs = 1000;

export interface ReadRegistry {
  registry: Registry;
  /** The file's text, which the page embeds. */
  text: string;
}

/**
 * Reads the registry for every request, so that a release is used from the next request on. Requests at the
 * same time share one read, so that no older answer replaces a newer one. When it cannot be read, the last
 * one stays in use.
 *
 * @param address A path or an `http(s)` URL.
 * @param onFailure Called when it cannot be read, once until it can be read again, and with each problem of
 *   one that was read.
 * @param onChange Called with each registry that differs from the one before.
 */
export function registrySource(
  address: string,
  onFailure: (error: unknown) => void,
  onChange: (registry: Registry) => void = () => {},
): () => Promise<ReadRegistry> {
  let last: ReadRegistry | undefined;
  let reading: Promise<ReadRegistry> | undefined;
  let failed = false;

  async function read(): Promise<ReadRegistry> {
    try {
      const text = /^https?:/.test(address)
        ? await fetchText(address, timeoutMs)
        : await readFile(address, 'utf8');
      if (last?.text !== text) {
        last = { text, registry: parseRegistry(JSON.parse(text)) };
        onChange(last.registry);
        for (const { code, remote, detail } of last.registry.problems) {
          onFailure(new Error(`${remote}: ${code}. ${detail}`));
        }
      }
      failed = false;
      return last;
    } catch (error) {
      if (!failed) onFailure(error);
      failed = true;
      if (!last) throw error;
      return last;
    }
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
