import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { useOpenFile } from '../opening/useOpenFile.ts';
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
  const { t } = useTranslation(['handouts', 'common']);
  const open = useOpenFile();
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
          className="hidden size-5 text-quiet group-hover:text-line @min-[36rem]:block"
        />
      }
    >
      <button
        type="button"
        onClick={() => void open(file, page)}
        className="text-left after:absolute after:inset-0"
      >
        {children}
        <span className="sr-only"> ({t('common:opensInNewTab')})</span>
      </button>
    </FileRow>
  );
}
