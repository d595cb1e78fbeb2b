import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { ExternalLink, WithoutScripts } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { linkInHtml } from './fileLink.ts';
import { useOpenFile } from './useOpenFile.ts';

interface OpenButtonProps {
  file: HandoutFile;
  /** The page of the PDF at which it opens, from 1. */
  page?: number | undefined;
  /** By default it covers the nearest positioned ancestor, such as the file's row. */
  className?: string;
  onOpened?: () => void;
  children: ReactNode;
}

const covering = 'max-w-full text-left break-words after:absolute after:inset-0';

/**
 * Opens a file in a new tab. A button and not a link, because the URL is known only after the click; like a link
 * it also reacts to the middle button. Readers without scripts get a link.
 */
export function OpenButton(props: OpenButtonProps) {
  const { file, page, className = covering, onOpened, children } = props;
  const { t } = useTranslation('common');
  const openFile = useOpenFile();
  const open = async () => {
    if ((await openFile(file, page)) === 'opened') onOpened?.();
  };
  return (
    <>
      <WithoutScripts>
        <FileLink file={file} className={className}>
          {children}
        </FileLink>
      </WithoutScripts>
      <button
        type="button"
        onClick={() => void open()}
        onMouseDown={(event) => {
          // Otherwise some browsers start autoscrolling.
          if (event.button === 1) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (event.button === 1) void open();
        }}
        className={`${className} noscript:hidden`}
      >
        {children}
        <span className="sr-only"> ({t('opensInNewTab')})</span>
      </button>
    </>
  );
}

/** A link to a file for readers without scripts. Only the renderer renders it. */
function FileLink({
  file,
  className,
  children,
}: Required<Pick<OpenButtonProps, 'file' | 'className' | 'children'>>) {
  return (
    <ExternalLink
      href={linkInHtml(file.url)}
      className={className}
      fallback={<span className={className}>{children}</span>}
    >
      {children}
    </ExternalLink>
  );
}
