import type { RemoteName } from 'shared/contract';
import type { ListedFile } from '../../registry/target/target.ts';
import { previewsName } from '../upload.ts';

/** A preview is kept this long after it was published: as long as a pull request is looked at. */
export const previewDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a file belongs to a preview of a section. */
export function isOfPreview(remote: RemoteName, { path }: ListedFile): boolean {
  return path.startsWith(`${remote}/${previewsName}/`);
}

/** The previews whose files are all older than `previewDays`, with their files. */
export function oldPreviews(
  remote: RemoteName,
  files: readonly ListedFile[],
  now: Date,
): Map<string, ListedFile[]> {
  const byFolder = new Map<string, ListedFile[]>();
  for (const file of files.filter((one) => isOfPreview(remote, one))) {
    const folder = file.path.split('/').slice(0, 3).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const isOld = ({ modifiedMs }: ListedFile) => now.getTime() - modifiedMs >= previewDays * dayMs;
  return new Map([...byFolder].filter(([, own]) => own.every(isOld)));
}
