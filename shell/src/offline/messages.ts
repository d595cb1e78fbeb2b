import type { Language } from 'shared/contract';

/** What the service worker says to a page. */
export type WorkerMessage =
  /** What the page just read is the device's copy of that moment. */
  | { type: 'saved'; at: string }
  /** The backend answered. */
  | { type: 'fresh' };

/** What a page says to the service worker. */
export type PageMessage =
  /** The visitor wants the new version. */
  | { type: 'take-over' }
  /** The language of the page, as it is now. */
  | { type: 'language'; language: Language }
  /** Files that the page loaded before the worker was there. */
  | { type: 'keep'; urls: string[] };
