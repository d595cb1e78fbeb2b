import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { FileRow } from './FileRow.tsx';
import type { HandoutFile } from './handoutFile.ts';

interface OpeningRowProps {
  file: HandoutFile;
  /** The file's name. */
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
