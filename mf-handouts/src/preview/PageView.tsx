import { createStore, useTranslation } from 'shared/runtime';
import { Icon, LineDrawing, Tooltip } from 'shared/ui';

interface PageViewProps {
  /** The width of a page relative to the panel's. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** Whether pages are dark in the dark theme, until the site is closed. */
export const useDarkPages = createStore(() => ({ areDark: false }));

const tool =
  'grid size-11 place-items-center rounded-full hover:bg-paper/20 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-40';

/** Above the pages: their zoom and, in the dark theme, whether they are dark. */
export function PageView({ zoom, onZoom }: PageViewProps) {
  const { t } = useTranslation('handoutsPreview');
  const { areDark } = useDarkPages();
  const smaller = zoomSteps.findLast((step) => step < zoom);
  const larger = zoomSteps.find((step) => step > zoom);
  const percent = Math.round(100 * zoom);
  const zoomTool = (icon: 'minus' | 'plus', label: string, step: number | undefined) => (
    <Tooltip label={label}>
      <button
        type="button"
        aria-disabled={step === undefined}
        onClick={() => step !== undefined && onZoom(step)}
        className={tool}
      >
        <Icon name={icon} className="size-5" />
      </button>
    </Tooltip>
  );
  return (
    <div className="absolute right-3 bottom-3 flex items-center rounded-full bg-ink text-paper">
      {zoomTool('minus', t('smaller'), smaller)}
      <Tooltip label={t('fit', { percent })}>
        <button
          type="button"
          onClick={() => onZoom(1)}
          className="min-h-11 min-w-12 rounded-full text-sm font-semibold tabular-nums hover:bg-paper/20"
        >
          {t('zoom', { percent })}
        </button>
      </Tooltip>
      {zoomTool('plus', t('larger'), larger)}
      <span className="hidden dark:contents">
        <Tooltip label={t('darkPages')}>
          <button
            type="button"
            aria-pressed={areDark}
            onClick={() => useDarkPages.setState({ areDark: !areDark })}
            className={`${tool} aria-pressed:bg-paper/25`}
          >
            <LineDrawing className="size-5">
              <path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />
            </LineDrawing>
          </button>
        </Tooltip>
      </span>
    </div>
  );
}
