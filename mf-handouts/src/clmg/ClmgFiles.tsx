import { memo, useDeferredValue, useMemo } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { includesText } from 'shared/search';
import { Button, EmptyState, Icon, SearchField } from 'shared/ui';
import { ArchiveButton } from '../archive/ArchiveButton.tsx';
import { FileName } from '../files/FileName.tsx';
import { FileRow } from '../files/FileRow.tsx';
import { FileRows } from '../files/FileRows.tsx';
import type { HandoutFile } from '../files/handoutFile.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { PreviewSpace } from '../preview/PreviewSpace.tsx';
import { useTypedTerm } from '../search/useTypedTerm.ts';

interface ClmgFilesProps {
  files: readonly HandoutFile[];
  /** What they are together, as the name of an archive. */
  name: string;
}

/** The files of a law year, to be filtered by name as one types. */
export function ClmgFiles({ files, name }: ClmgFilesProps) {
  const { t } = useTranslation('handouts');
  const { typed, setTyped } = useTypedTerm();
  // The letter first, then the rows: a long list must not hold the typing up.
  const term = useDeferredValue(typed.trim());
  const found = useMemo(() => files.filter((file) => includesText(file.name, term)), [files, term]);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchField
          label={t('clmg.search')}
          value={typed}
          onChange={setTyped}
          className="w-full max-w-100"
        />
        <p role="status" className="text-sm text-quiet tabular-nums">
          {t('clmg.results', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('clmg.noResults')}>{t('clmg.noResultsHint', { term })}</EmptyState>
      ) : (
        <FoundFiles files={found} name={name} term={term} />
      )}
    </div>
  );
}

interface FoundFilesProps extends ClmgFilesProps {
  term: string;
}

const FoundFiles = memo(function FoundFiles({ files, name, term }: FoundFilesProps) {
  return (
    <PreviewSpace items={files.map((file) => ({ file, page: 1 }))}>
      <div className="flex flex-col gap-5">
        <FileRows
          files={files}
          row={(file) => <ClmgFile key={file.id} file={file} term={term} />}
        />
        {files.length > 1 && term === '' ? <ArchiveButton files={files} name={name} /> : null}
      </div>
    </PreviewSpace>
  );
});

function ClmgFile({ file, term }: { file: HandoutFile; term: string }) {
  const { t } = useTranslation('handouts');
  const open = useOpenFile();
  const download = async () => {
    if ((await open(file)) !== 'opened') return;
    toast.success({
      title: t('clmg.downloadStarted'),
      description: t('clmg.downloadStartedHint', { name: file.name }),
    });
  };
  return (
    <FileRow
      file={file}
      facts={[]}
      end={
        <Button
          variant="outline"
          size="icon"
          className="@min-[36rem]:h-9 @min-[36rem]:w-auto @min-[36rem]:px-4 @min-[36rem]:text-sm"
          onClick={() => void download()}
        >
          <Icon name="download" className="size-5" />
          <span className="sr-only @min-[36rem]:not-sr-only">{t('clmg.download')}</span>
          <span className="sr-only"> {file.name}</span>
        </Button>
      }
    >
      <FileName name={file.name} term={term} />
    </FileRow>
  );
}
