/**
 * The device's storage, or nothing where the browser refuses it (private mode, blocked cookies,
 * full disk). Reading and writing never throw: the site works without it.
 */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing is lost that the visitor was promised.
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
