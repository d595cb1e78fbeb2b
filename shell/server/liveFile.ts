import { readFile } from 'node:fs/promises';
import {
  parseWholeRegistry,
  type Registry,
  type RegistryEntry,
  readRegistryEntry,
} from 'shared/registry';
import { shellEntryPath } from '../src/boot/shellVersions.ts';
import { fetchText } from './fetchText.ts';

/** Every page waits for it. */
const timeoutMs = 1000;

/** A file that a release replaces while the renderer runs. */
export interface LiveFile<Content> {
  content: Content;
  text: string;
}

interface LiveFileOptions<Content> {
  /** @throws Error when it is not usable. */
  parse: (text: string) => Content;
  /** Called when it cannot be read, once until it can be read again. */
  onFailure: (error: unknown) => void;
  /** Called with each content that differs from the one before. */
  onChange?: (content: Content) => void;
}

/**
 * Reads a file for every request, so that a release is used from the next request on. Requests at the same time share
 * one read, so that no older answer replaces a newer one. When it cannot be read, the last one stays in use.
 *
 * @param address A path or an `http(s)` URL.
 */
function liveFile<Content>(
  address: string,
  { parse, onFailure, onChange = () => {} }: LiveFileOptions<Content>,
): () => Promise<LiveFile<Content>> {
  let last: LiveFile<Content> | undefined;
  let reading: Promise<LiveFile<Content>> | undefined;
  let failed = false;

  async function read(): Promise<LiveFile<Content>> {
    try {
      const text = /^https?:/.test(address)
        ? await fetchText(address, timeoutMs)
        : await readFile(address, 'utf8');
      if (last?.text !== text) {
        last = { text, content: parse(text) };
        onChange(last.content);
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

/** The registry, whose entries that are not valid are failures. */
export function liveRegistry(
  address: string,
  onFailure: (error: unknown) => void,
  onChange: (registry: Registry<string>) => void = () => {},
): () => Promise<LiveFile<Registry<string>>> {
  return liveFile(address, {
    parse: (text) => parseWholeRegistry(JSON.parse(text)),
    onFailure,
    onChange: (registry) => {
      onChange(registry);
      for (const { code, remote, detail } of registry.problems)
        onFailure(new Error(`${remote}: ${code}. ${detail}`));
    },
  });
}

/** The entry of the shell, which says which of its versions are live: docs/registry.md. */
export function liveShellEntry(
  folder: string,
  onFailure: (error: unknown) => void,
): () => Promise<LiveFile<RegistryEntry>> {
  return liveFile(`${folder}/${shellEntryPath}`, {
    parse: (text) => {
      const entry = readRegistryEntry(JSON.parse(text));
      if (entry) return entry;
      throw new Error(`${shellEntryPath} is not a valid entry.`);
    },
    onFailure,
  });
}
