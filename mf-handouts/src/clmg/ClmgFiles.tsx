import { memo, useDeferredValue, useMemo } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { includesText } from 'shared/search';
import { buttonClasses, EmptyState, Icon, SearchField } from 'shared/ui';
import { ArchiveButton } from '../archive/ArchiveButton.tsx';
import { FileName } from '../files/FileName.tsx';
import { FileRow } from '../files/FileRow.tsx';
import { FileRows } from '../files/FileRows.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { OpenButton } from '../opening/OpenButton.tsx';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { useSearchTerm } from '../search/useSearchTerm.ts';

interface ClmgFilesProps {
  files: readonly HandoutFile[];
  /** The name of their archive. */
  name: string;
  /** The English names by file id; empty on Italian pages. */
  english: ReadonlyMap<string, string>;
}

/** The files of a law year, with a filter by name. */
export function ClmgFiles({ files, name, english }: ClmgFilesProps) {
  const { t } = useTranslation('handouts');
  const { typed, setTyped } = useSearchTerm();
  // Deferred, so that a long list does not delay typing.
  const term = useDeferredValue(typed.trim());
  const matches = useMemo(
    () =>
      files.filter((file) =>
        [file.name, english.get(file.id) ?? ''].some((text) => includesText(text, term)),
      ),
    [files, english, term],
  );
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
          {t('clmg.results', { count: matches.length })}
        </p>
      </div>
      {matches.length === 0 ? (
        <EmptyState title={t('clmg.noResults')}>{t('clmg.noResultsHint', { term })}</EmptyState>
      ) : (
        <Matches files={matches} name={name} english={english} term={term} />
      )}
    </div>
  );
}

type MatchesProps = ClmgFilesProps & { term: string };

const Matches = memo(function Matches({ files, name, english, term }: MatchesProps) {
  return (
    <PreviewLayout items={files.map((file) => ({ file, page: 1 }))}>
      <div className="flex flex-col gap-5">
        {files.length > 1 && term === '' ? <ArchiveButton files={files} name={name} /> : null}
        <FileRows
          files={files}
          row={(file) => (
            <ClmgFile key={file.id} file={file} term={term} english={english.get(file.id)} />
          )}
        />
      </div>
    </PreviewLayout>
  );
});

const downloadClasses = buttonClasses(
  { variant: 'outline', size: 'icon' },
  '@min-[36rem]:h-9 @min-[36rem]:w-auto @min-[36rem]:px-4 @min-[36rem]:text-sm',
);

interface ClmgFileProps {
  file: HandoutFile;
  term: string;
  english: string | undefined;
}

function ClmgFile({ file, term, english }: ClmgFileProps) {
  const { t } = useTranslation('handouts');
  const showToast = () =>
    toast.success({
      title: t('clmg.downloadStarted'),
      description: t('clmg.downloadStartedHint', { name: file.name }),
    });
  return (
    <FileRow
      file={file}
      facts={english ? [english] : []}
      end={
        <OpenButton file={file} className={downloadClasses} onOpened={showToast}>
          <Icon name="download" className="size-5" />
          <span className="sr-only @min-[36rem]:not-sr-only">{t('clmg.download')}</span>
          <span className="sr-only"> {file.name}</span>
        </OpenButton>
      }
    >
      <FileName name={file.name} term={term} />
    </FileRow>
  );
}
