import { createStore, safeStorage } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';

/** A file that was opened on this device. */
interface RecentFile {
  id: string;
  name: string;
  /** The URL of the page that lists it. */
  page: string;
}

const storageKey = 'handouts.recent';

const maxFiles = 6;

/** Parses the stored files; invalid ones are ignored, because another script may have written there. */
export function readRecent(text: string | null): RecentFile[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentFile).slice(0, maxFiles) : [];
  } catch {
    return [];
  }
}

function isRecentFile(value: unknown): value is RecentFile {
  const { id, name, page } = Object(value);
  const areTexts = [id, name, page].every((text) => typeof text === 'string' && text !== '');
  return areTexts && page.startsWith('/dispense/');
}

/** Puts a file first, without repeating it. */
export function withRecent(files: readonly RecentFile[], { id, name, page }: RecentFile) {
  const others = files.filter((other) => other.id !== id || other.page !== page);
  return [{ id, name, page }, ...others].slice(0, maxFiles);
}

const useStore = createStore<{ files: readonly RecentFile[] }>(() => ({
  files: readRecent(safeStorage.getItem(storageKey)),
}));

/** The files that were opened on this device, the latest first. */
export function useRecentFiles(): readonly RecentFile[] {
  return useStore((state) => state.files);
}

/** Stores a file as the latest, if the site has a page that lists it. */
export function rememberFile(file: HandoutFile): void {
  const page = listPath(file);
  if (page === undefined) return;
  const files = withRecent(useStore.getState().files, { id: file.id, name: file.name, page });
  useStore.setState({ files });
  safeStorage.setItem(storageKey, JSON.stringify(files));
}

export function forgetRecentFiles(): void {
  useStore.setState({ files: [] });
  safeStorage.removeItem(storageKey);
}
