import { createDeviceStore } from 'shared/device';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';
import { type RecentFile, storedRecent, withRecent } from './recentFiles.ts';

/** The files that were opened on this device, the latest first. */
export const recentFiles = createDeviceStore<RecentFile[]>({
  key: 'handouts.recent',
  schema: storedRecent,
  empty: [],
});

/** Stores a file as the latest, if the site has a page that lists it. */
export function rememberFile(file: HandoutFile): void {
  const page = listPath(file);
  if (page === undefined) return;
  const { id, name } = file;
  recentFiles.set(withRecent(recentFiles.value(), { id, name, page }));
}
