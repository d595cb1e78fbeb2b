import { attempt } from '../data/attempt.ts';

/** localStorage that never throws, because browsers may refuse access (private mode, blocked cookies, full disk). */
export const safeStorage = {
  getItem(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null;
  },
  setItem(key: string, value: string): void {
    attempt(() => localStorage.setItem(key, value));
  },
  removeItem(key: string): void {
    attempt(() => localStorage.removeItem(key));
  },
};
