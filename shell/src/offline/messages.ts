import type { Language } from 'shared/contract';

/** A message of the service worker to a page. */
export type WorkerMessage =
  /** The page received a cached response of that moment, or a fresh one (`null`). */
  { type: 'response'; url: string; savedAt: string | null };

/** A message of a page to the service worker. */
export type PageMessage =
  /** Activates the waiting worker. */
  | { type: 'skip-waiting' }
  | { type: 'language'; language: Language }
  /** Caches the page and the files that it loaded before the worker was active. */
  | { type: 'cache'; page: string; urls: string[] }
  /** Caches a read that the page made before the worker was active. */
  | { type: 'read'; read: PageRead };

/** A read of the backend. */
export interface PageRead {
  url: string;
  contentType: string;
  body: Blob;
}
