import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { WithoutScripts } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { FileLink } from './FileLink.tsx';
import { useOpenFile } from './useOpenFile.ts';

interface OpenButtonProps {
  file: HandoutFile;
  /** The page of the PDF at which it opens, from 1. */
  page?: number | undefined;
  /** The file's name. */
  children: ReactNode;
}

const coveringClasses = 'max-w-full text-left break-words after:absolute after:inset-0';

/**
 * A file's name, which opens it in a new tab wherever the card or row around it is clicked. A button
 * and not a link, because the URL is signed on demand; like a link it also reacts to the middle button.
 */
export function OpenButton({ file, page, children }: OpenButtonProps) {
  const { t } = useTranslation('common');
  const open = useOpenFile();
  return (
    <>
      <WithoutScripts>
        <FileLink file={file} className={coveringClasses}>
          {children}
        </FileLink>
      </WithoutScripts>
      <button
        type="button"
        onClick={() => void open(file, page)}
        onMouseDown={(event) => {
          // Otherwise some browsers start autoscrolling.
          if (event.button === 1) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (event.button === 1) void open(file, page);
        }}
        className={`${coveringClasses} noscript:hidden`}
      >
        {children}
        <span className="sr-only"> ({t('opensInNewTab')})</span>
      </button>
    </>
  );
}
