import { matches } from 'shared/rows';
import { toast, useTranslation } from 'shared/runtime';
import { Button, EmptyState, Icon, SearchField } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { FileRow } from '../files/FileRow.tsx';
import { FileRows } from '../files/FileRows.tsx';
import type { HandoutFile } from '../files/handoutFile.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { useTypedTerm } from '../search/useTypedTerm.ts';

/** The files of a law year, to be filtered by name as one types. */
export function ClmgFiles({ files }: { files: readonly HandoutFile[] }) {
  const { t } = useTranslation('handouts');
  const { typed, setTyped } = useTypedTerm();
  const term = typed.trim();
  const found = files.filter((file) => matches(file.name, term));
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
        <FileRows
          files={found}
          row={(file) => <ClmgFile key={file.id} file={file} term={term} />}
        />
      )}
    </div>
  );
}

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
          size="sm"
          className="max-sm:size-11 max-sm:p-0"
          onClick={() => void download()}
        >
          <Icon name="download" className="size-5" />
          <span className="max-sm:sr-only">{t('clmg.download')}</span>
          <span className="sr-only"> {file.name}</span>
        </Button>
      }
    >
      <FileName name={file.name} term={term} />
    </FileRow>
  );
}
