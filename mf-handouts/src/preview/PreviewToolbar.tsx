import { type ReactNode, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon, type IconName, Tooltip } from 'shared/ui';

interface PreviewToolbarProps {
  /** The page in view, from 1; undefined before the first page is shown. */
  page: number | undefined;
  pages: number;
  onPage: (page: number) => void;
  isFinding: boolean;
  /** Undefined while there is nothing to find words in. */
  onFind: (() => void) | undefined;
  /** The size of the file as text; undefined while there is no file to save. */
  size: string | undefined;
  onDownload: () => void;
  onShare: () => void;
  onOpen: () => void;
}

/** Turns to other pages, finds words, shares, downloads and opens the file. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { page, pages, onPage, isFinding, onFind, size, onDownload, onShare, onOpen } = props;
  const { t } = useTranslation('handoutsPreview');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <span className="mr-auto flex items-center">
        <Tool
          icon="up"
          label={t('previousPage')}
          onClick={page !== undefined && page > 1 ? () => onPage(page - 1) : undefined}
        />
        <PageField page={page} pages={pages} onPage={onPage} />
        <Tool
          icon="down"
          label={t('nextPage')}
          onClick={page !== undefined && page < pages ? () => onPage(page + 1) : undefined}
        />
      </span>
      <Tool icon="search" label={t('find')} isPressed={isFinding} onClick={onFind} />
      <Tool icon="share" label={tCommon('share.action')} onClick={onShare} />
      <Tool
        icon="download"
        label={size === undefined ? t('download') : t('downloadSize', { size })}
        onClick={size === undefined ? undefined : onDownload}
      />
      <Tool icon="external" label={t('tab')} onClick={onOpen} />
    </>
  );
}

type PageFieldProps = Pick<PreviewToolbarProps, 'page' | 'pages' | 'onPage'>;

/** The page in view, and a field to type another. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const { t } = useTranslation('handoutsPreview');
  const [typed, setTyped] = useState<string>();
  if (page === undefined) return <span className="w-17" />;
  const go = () => {
    const number = Number.parseInt(typed ?? '', 10);
    if (number > 0) onPage(Math.min(number, pages));
    setTyped(undefined);
  };
  return (
    <label className="flex items-center gap-1 text-sm text-quiet tabular-nums">
      <span className="sr-only">{t('pageNumber')}</span>
      <input
        inputMode="numeric"
        value={typed ?? page}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
        className="h-9 w-10 rounded-field border border-outline bg-surface text-center font-semibold text-ink"
      />
      <span className="whitespace-nowrap">{t('ofPages', { pages })}</span>
    </label>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** For a switch. */
  isPressed?: boolean;
  /** Undefined while disabled. */
  onClick: (() => void) | undefined;
}

/** `aria-disabled` instead of `disabled`, which would move the focus out of the panel. */
export function Tool({ icon, label, isPressed, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-disabled={onClick === undefined}
        aria-pressed={isPressed}
        onClick={onClick}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Icon name={icon} className="size-5" />
      </button>
    </Tooltip>
  );
}
