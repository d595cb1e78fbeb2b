import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon, type IconName, Tooltip } from 'shared/ui';

interface PreviewToolbarProps {
  /** The page in view, from 1; undefined before the first page is shown. */
  page: number | undefined;
  pages: number;
  onPage: (page: number) => void;
  /** The width of a page relative to the panel's. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Undefined while there is no file to save. */
  onDownload: (() => void) | undefined;
  onShare: () => void;
  onOpen: () => void;
}

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** Steps to other pages, changes the zoom, shares, downloads and opens the file. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { page, pages, onPage, zoom, onZoom, onDownload, onShare, onOpen } = props;
  const { t } = useTranslation('handoutsPreview');
  const { t: tCommon } = useTranslation('common');
  const smaller = zoomSteps.findLast((step) => step < zoom);
  const larger = zoomSteps.find((step) => step > zoom);
  const percent = Math.round(100 * zoom);
  return (
    <>
      <Tool
        icon="up"
        label={t('previousPage')}
        onClick={page !== undefined && page > 1 ? () => onPage(page - 1) : undefined}
      />
      <Tool
        icon="down"
        label={t('nextPage')}
        onClick={page !== undefined && page < pages ? () => onPage(page + 1) : undefined}
      />
      <span className="mx-auto flex items-center">
        <Tool
          icon="minus"
          label={t('smaller')}
          onClick={smaller === undefined ? undefined : () => onZoom(smaller)}
        />
        <Tooltip label={t('fit', { percent })}>
          <button
            type="button"
            onClick={() => onZoom(1)}
            className="min-h-11 min-w-13 rounded-full text-sm font-semibold tabular-nums hover:bg-accent-soft"
          >
            {t('zoom', { percent })}
          </button>
        </Tooltip>
        <Tool
          icon="plus"
          label={t('larger')}
          onClick={larger === undefined ? undefined : () => onZoom(larger)}
        />
      </span>
      <Tool icon="share" label={tCommon('share.action')} onClick={onShare} />
      <Tool icon="download" label={t('download')} onClick={onDownload} />
      <Tool icon="external" label={t('tab')} onClick={onOpen} />
    </>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** Undefined while disabled. */
  onClick: (() => void) | undefined;
}

/** `aria-disabled` instead of `disabled`, which would move the focus out of the panel. */
function Tool({ icon, label, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-disabled={onClick === undefined}
        onClick={onClick}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-40"
      >
        <Icon name={icon} className="size-5" />
      </button>
    </Tooltip>
  );
}
