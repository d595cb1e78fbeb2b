import { createStore, safeStorage } from 'shared/runtime';
import { type HandoutFile, listAddress } from '../files/handoutFile.ts';

/** A file that was opened on this device: what it is called and where it is listed. */
export interface RecentFile {
  id: string;
  name: string;
  /** The page that lists it. */
  page: string;
}

const storageKey = 'handouts.recent';

/** How many are kept. */
const mostKept = 6;

/** What the device kept; something else may have written there. */
export function readRecent(text: string | null): RecentFile[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentFile).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

function isRecentFile(value: unknown): value is RecentFile {
  const { id, name, page } = Object(value);
  const areTexts = [id, name, page].every((text) => typeof text === 'string' && text !== '');
  return areTexts && page.startsWith('/dispense/');
}

/** A list with a file on top, once, and no longer than is kept. */
export function withRecent(files: readonly RecentFile[], { id, name, page }: RecentFile) {
  const others = files.filter((other) => other.id !== id || other.page !== page);
  return [{ id, name, page }, ...others].slice(0, mostKept);
}

const useStore = createStore<{ files: readonly RecentFile[] }>(() => ({
  files: readRecent(safeStorage.getItem(storageKey)),
}));

/** The files that were opened on this device, the last one first. */
export function useRecentFiles(): readonly RecentFile[] {
  return useStore((state) => state.files);
}

/** Keeps a file among the recent ones, if the site has a page that lists it. */
export function rememberFile(file: HandoutFile): void {
  const page = listAddress(file);
  if (page === undefined) return;
  const files = withRecent(useStore.getState().files, { id: file.id, name: file.name, page });
  useStore.setState({ files });
  safeStorage.setItem(storageKey, JSON.stringify(files));
}

/** Forgets them all. */
export function forgetRecentFiles(): void {
  useStore.setState({ files: [] });
  safeStorage.removeItem(storageKey);
}
