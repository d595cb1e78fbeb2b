import { useMemo } from 'react';
import { useQuery } from 'shared/runtime';
import type { FileList } from '../handoutFile.ts';
import type { FileSizes, fileSizes } from '../queries.ts';

/** The files of a page, with their sizes. */
export interface ListedFiles extends FileList {
  /** The size of all of them; undefined while that of one is not known. */
  bytes: number | undefined;
  /** Whether all of the files are here. */
  isWhole: boolean;
  /** Reads all files, unless they are here. Rejects when they cannot be read. */
  readAll: () => Promise<FileList>;
}

/**
 * Adds what a list needs beside its files. Of a long list that the server rendered the first files are here, until
 * somebody needs the others.
 */
export function useFileList(
  { data, refetch }: ReturnType<typeof useQuery<FileList>>,
  sizes: ReturnType<typeof fileSizes>,
): ListedFiles | undefined {
  const known = useQuery(sizes);
  return useMemo(() => {
    if (data === undefined) return undefined;
    const isWhole = data.files.length === data.total;
    const readAll = async () => {
      if (isWhole) return data;
      void known.refetch();
      const { data: all } = await refetch({ throwOnError: true });
      return all ?? data;
    };
    return {
      ...data,
      files: withSizes(data, known.data),
      bytes: known.data && known.data.files === data.total ? known.data.bytes : undefined,
      isWhole,
      readAll,
    };
  }, [data, known.data, known.refetch, refetch]);
}

function withSizes({ files }: FileList, known: FileSizes | undefined) {
  if (!known || known.files === 0) return files;
  const sizes = new Map(known.sizes.map(({ id, bytes }) => [id, bytes]));
  return files.map((file) => ({ ...file, bytes: sizes.get(file.id) }));
}
