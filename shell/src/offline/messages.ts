import type { Language } from 'shared/contract';

/** The cache of pages' HTML. */
export const pagesCache = 'pages';

/** A message of the service worker to a page. */
export type WorkerMessage =
  /** The page received a cached response of that moment, or a fresh one (`null`). */
  { type: 'response'; url: string; savedAt: string | null };

/** A message of a page to the service worker. */
export type PageMessage =
  /** Activates the waiting worker. */
  | { type: 'skip-waiting' }
  | { type: 'language'; language: Language }
  /** Caches the registry and the code of every section, so that all pages open offline. */
  | { type: 'keep-sections'; sections: PublishedCode }
  /** Caches the page and the files that it loaded before the worker was active. */
  | { type: 'cache'; page: string; urls: string[] }
  /** Caches a read that the page made before the worker was active. */
  | { type: 'read'; read: PageRead };

/** The code of the sections, by URL. */
export interface PublishedCode {
  /** What their modules load first. */
  files: readonly string[];
  /** The folders of every version that is live or may be again; the code of others is deleted. */
  folders: readonly string[];
}

/** A read of the backend. */
export interface PageRead {
  url: string;
  contentType: string;
  body: Blob;
}
