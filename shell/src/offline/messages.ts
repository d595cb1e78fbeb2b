import type { Language } from 'shared/contract';

/** What the service worker says to a page. */
export type WorkerMessage =
  /** What the page got for an address: the device's copy of a moment, or else the backend's answer. */
  { type: 'read'; url: string; savedAt: string | null };

/** What a page says to the service worker. */
export type PageMessage =
  /** The visitor wants the new version. */
  | { type: 'take-over' }
  /** The language of the page, as it is now. */
  | { type: 'language'; language: Language }
  /** Files that the page loaded before the worker was there. */
  | { type: 'keep'; urls: string[] };
