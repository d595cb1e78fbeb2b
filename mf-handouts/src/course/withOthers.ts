import type { FileList, HandoutFile } from '../handoutFile.ts';
import type { ListedFiles } from './useFileList.ts';

/** Adds the files of other spellings, also to what is read later. */
export function withOthers(list: ListedFiles, others: readonly HandoutFile[]): ListedFiles {
  if (others.length === 0) return list;
  const date = (file: HandoutFile) => file.uploadedAt ?? '';
  const merged = <List extends FileList>(exact: List): List => ({
    ...exact,
    files: [...exact.files, ...others].sort((left, right) => date(right).localeCompare(date(left))),
    total: exact.total + others.length,
  });
  return { ...merged(list), bytes: undefined, readAll: async () => merged(await list.readAll()) };
}
