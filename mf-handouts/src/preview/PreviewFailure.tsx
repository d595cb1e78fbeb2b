import { useTranslation } from 'shared/runtime';
import { Button, Icon, RetryButton } from 'shared/ui';
import type { PdfFailure } from './pdfFailure.ts';

interface PreviewFailureProps {
  why: PdfFailure;
  onRetry: () => void;
  onOpen: () => void;
}

/** Says why there is nothing to see, and offers what may still work. */
export function PreviewFailure({ why, onRetry, onOpen }: PreviewFailureProps) {
  const { t } = useTranslation('handouts');
  return (
    <div
      role="alert"
      className="m-4 flex flex-col items-start gap-2 border-l-4 border-dashed border-accent bg-surface p-5"
    >
      <p className="text-lg font-semibold">{t(`preview.${why}`)}</p>
      <p className="max-w-measure text-quiet">{t(`preview.${why}Hint`)}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        {why === 'unreachable' ? <RetryButton variant="default" onRetry={onRetry} /> : null}
        <Button variant="outline" onClick={onOpen}>
          <Icon name="external" className="size-5" />
          {t('preview.tab')}
        </Button>
      </p>
    </div>
  );
}
