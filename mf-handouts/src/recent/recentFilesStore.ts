import { createDeviceStore } from 'shared/device';
import { type RecentFile, storedRecent } from './recentFiles.ts';

/** The files that were opened on this device, the latest first. */
export const recentFiles = createDeviceStore<RecentFile[]>({
  key: 'handouts.recent',
  schema: storedRecent,
  empty: [],
});
