import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';

/** Says that the score is of what was entered before, and makes it anew. */
export function OutOfDate({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('calculators');
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm text-warning">
      {t('msc.outOfDate')}
      <Button variant="link" onClick={onAgain}>
        {t('msc.again')}
      </Button>
    </p>
  );
}
