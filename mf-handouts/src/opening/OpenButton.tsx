import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { FileLink } from './FileLink.tsx';
import { useOpenFile } from './useOpenFile.ts';

interface OpenButtonProps {
  file: HandoutFile;
  /** The page of the PDF at which it opens, from 1. */
  page?: number | undefined;
  className: string;
  onOpened?: () => void;
  children: ReactNode;
}

/** Opens a file in a new tab. */
export function OpenButton({ file, page, className, onOpened, children }: OpenButtonProps) {
  const { t } = useTranslation('common');
  const openFile = useOpenFile();
  const open = async () => {
    if ((await openFile(file, page)) === 'opened') onOpened?.();
  };
  return (
    <FileLink file={file} className={className} onOpen={() => void open()}>
      {children}
      <span className="sr-only"> ({t('opensInNewTab')})</span>
    </FileLink>
  );
}
