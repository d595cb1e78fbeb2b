import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { ShowMoreList, Skeleton } from 'shared/ui';
import type { ListedFiles } from '../course/useFileList.ts';
import { firstFiles, type HandoutFile } from '../handoutFile.ts';
import { linkInHtml } from '../opening/fileLink.ts';
import { NewFiles } from './FileDate.tsx';
import { fileNameParts } from './fileNameParts.ts';

interface FileRowsProps {
  files: readonly HandoutFile[];
  /** The list whose first files they are. */
  list?: ListedFiles | undefined;
  /** Renders a file's row, with the file's id as its key. */
  row: (file: HandoutFile) => ReactNode;
}

/** How many more files each press shows. */
const step = 100;

/** A list of files. */
export function FileRows({ files, list, row }: FileRowsProps) {
  const { t } = useTranslation('handouts');
  return (
    <NewFiles files={files} oldest={list?.isWhole === false ? list.oldest : undefined}>
      <div className="@container">
        <ShowMoreList
          items={files}
          total={list?.total}
          onMore={() => void list?.readAll().catch(() => undefined)}
          first={firstFiles(list?.total ?? files.length)}
          step={step}
          more={(rest) => t('more', { count: rest })}
          plain={plainRow}
          className="overflow-clip rounded-card border border-hairline bg-surface"
        >
          {row}
        </ShowMoreList>
      </div>
    </NewFiles>
  );
}

/** A file for readers without scripts, who get the whole list: hundreds of rows would make the page ten times as long. */
const plainRow = ({ id, name, subject, url }: HandoutFile) => {
  const { own, extension } = fileNameParts(name, subject);
  return (
    <li key={id}>
      <a href={linkInHtml(url)}>{own + extension}</a>
    </li>
  );
};

/** As high as the rows that are loading. */
export function FileRowsSkeleton({ rows }: { rows: number }) {
  return <Skeleton className={rows > 3 ? 'h-126' : 'h-63'} />;
}
