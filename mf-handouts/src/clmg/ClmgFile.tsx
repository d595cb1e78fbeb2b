import { toast, useTranslation } from 'shared/runtime';
import { buttonClasses, Icon } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { FileRow } from '../files/FileRow.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { OpenButton } from '../opening/OpenButton.tsx';

const downloadClasses = buttonClasses(
  { variant: 'outline', size: 'icon' },
  '@min-[36rem]:h-9 @min-[36rem]:w-auto @min-[36rem]:px-4 @min-[36rem]:text-sm',
);

interface ClmgFileProps {
  file: HandoutFile;
  term: string;
  english: string | undefined;
}

/** A file of a law year, with a button that downloads it. */
export function ClmgFile({ file, term, english }: ClmgFileProps) {
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
