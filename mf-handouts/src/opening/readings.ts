import type { HandoutFile } from '../handoutFile.ts';

/** A file that the visitor opened, or the page of its preview that came into view. */
export interface Reading {
  file: HandoutFile;
  /** From 1. */
  page?: { number: number; of: number };
}

const listeners = new Set<(reading: Reading) => void>();

/** Calls back at every reading, for as long as the page lives. */
export const onReading = (listener: (reading: Reading) => void) => void listeners.add(listener);

/** Announces a reading. What opens a file need not know what remembers it. */
export function announceReading(reading: Reading): void {
  for (const listener of listeners) listener(reading);
}
