import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import { OpenButton } from '../opening/OpenButton.tsx';
import { FileRow } from './FileRow.tsx';
import type { HandoutFile } from './handoutFile.ts';

interface OpeningRowProps {
  file: HandoutFile;
  /** The page of the PDF at which it opens; the first, unless said otherwise. */
  page?: number;
  /** The file's name. */
  children: ReactNode;
  facts: readonly ReactNode[];
  stub?: ReactNode;
  below?: ReactNode;
}

/** A row that opens its file wherever it is touched. */
export function OpeningRow({ file, page, children, facts, stub, below }: OpeningRowProps) {
  return (
    <FileRow
      file={file}
      page={page}
      facts={facts}
      stub={stub}
      below={below}
      end={
        <Icon
          name="external"
          className="hidden size-5 text-quiet group-hover:text-accent @min-[36rem]:block"
        />
      }
    >
      <OpenButton file={file} page={page}>
        {children}
      </OpenButton>
    </FileRow>
  );
}
