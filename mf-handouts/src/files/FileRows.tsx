import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon, Skeleton } from 'shared/ui';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { FileRow } from './FileRow.tsx';
import type { HandoutFile } from './handoutFile.ts';

/** The surface that rows of files lie on. */
export function FileRows({ children }: { children: ReactNode }) {
  return (
    <ul className="overflow-clip rounded-card border border-hairline bg-surface">{children}</ul>
  );
}

interface OpeningRowProps {
  file: HandoutFile;
  children: ReactNode;
  facts: readonly ReactNode[];
}

/** A row that opens its file wherever it is touched. */
export function OpeningRow({ file, children, facts }: OpeningRowProps) {
  const { t } = useTranslation('handouts');
  const open = useOpenFile();
  return (
    <FileRow
      file={file}
      facts={facts}
      end={<Icon name="external" className="size-5 text-quiet group-hover:text-line" />}
    >
      <button
        type="button"
        onClick={() => void open(file)}
        className="text-left after:absolute after:inset-0"
      >
        {children}
        <span className="sr-only"> ({t('common:opensInNewTab')})</span>
      </button>
    </FileRow>
  );
}

/** Rows on their way, as high as those to come. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
