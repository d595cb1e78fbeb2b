import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { ShowMoreList, Skeleton } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { NewFiles } from './FileDate.tsx';

interface FileRowsProps {
  files: readonly HandoutFile[];
  /** Renders a file's row, with the file's id as its key. */
  row: (file: HandoutFile) => ReactNode;
}

/** Nearly every list is shorter, and so complete for find-in-page. */
const pageSize = 100;

/** A list of files. */
export function FileRows({ files, row }: FileRowsProps) {
  const { t } = useTranslation('handouts');
  return (
    <NewFiles files={files}>
      <div className="@container">
        <ShowMoreList
          items={files}
          step={pageSize}
          more={(rest) => t('more', { count: rest })}
          className="overflow-clip rounded-card border border-hairline bg-surface"
        >
          {row}
        </ShowMoreList>
      </div>
    </NewFiles>
  );
}

/** As high as the rows that are loading. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
