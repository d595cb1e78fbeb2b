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
  /** Caches files that the page loaded before the worker was active. */
  | { type: 'cache'; urls: string[] };
