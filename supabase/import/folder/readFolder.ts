import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the folder. */
export type FoundFile = {
  /** The folders from the imported one, with its own name, to the file's. */
  readonly folders: readonly string[];
  readonly name: string;
  /** The path in the folder, for reports. */
  readonly shown: string;
  readonly absolute: string;
  readonly size: number;
  readonly changedAt: Date;
};

/** What systems and Drive write beside files. */
const leftOver = /(^|\/)(\.[^/]*|~\$[^/]*|thumbs\.db|desktop\.ini|icon\r)(\/|$)/i;

/** The files of a folder and of those in it, by path. Symbolic links are not followed. */
export async function readFolder(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const own = path.basename(path.resolve(folder));
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const absolute = path.join(parentPath, name);
      const { size, mtime } = await stat(absolute);
      const shown = path.relative(folder, absolute).split(path.sep);
      return {
        folders: [own, ...shown.slice(0, -1)],
        name,
        shown: shown.join('/'),
        absolute,
        size,
        changedAt: mtime,
      };
    }),
  );
  return found
    .filter(({ shown }) => !leftOver.test(shown))
    .sort((one, other) => one.shown.localeCompare(other.shown, 'it', { numeric: true }));
}
