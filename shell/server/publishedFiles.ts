import { createHash } from 'node:crypto';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { fetchText } from './fetchText.ts';

const fetchTimeoutMs = 5000;

/** How long a page waits for a file; later pages find it. */
const waitMs = 1000;

/** Stored pages link the stylesheets of earlier versions for a day. */
const maximumFiles = 100;

interface CheckedFile {
  url: string;
  /** Its hash, as the registry says. */
  integrity: string;
}

/** The sections' published files that pages need, each fetched once. */
export class PublishedFiles {
  /** By hash; the latest last. */
  readonly #texts = new Map<string, Promise<string>>();

  /**
   * @throws Error when the file cannot be fetched, comes too late, or has another hash than the registry says; the
   *   next call fetches it again.
   */
  read(file: CheckedFile): Promise<string> {
    return withTimeout(this.known(file.integrity) ?? this.#fetch(file), waitMs, file.url);
  }

  /** A file that was read before, by its hash. */
  known(integrity: string): Promise<string> | undefined {
    return this.#texts.get(integrity);
  }

  #fetch({ url, integrity }: CheckedFile): Promise<string> {
    const text = fetchText(url, fetchTimeoutMs).then((fetched) => {
      const hash = createHash('sha384').update(fetched).digest('base64');
      if (`sha384-${hash}` === integrity) return fetched;
      throw new Error(`${url} has another hash.`);
    });
    this.#texts.set(integrity, text);
    text.catch(() => this.#texts.delete(integrity));
    for (const old of [...this.#texts.keys()].slice(0, -maximumFiles)) this.#texts.delete(old);
    return text;
  }
}
