import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';

interface SharedNoteProps {
  shown: boolean;
  /** The link carried something that could not be read. */
  unreadable: boolean;
  adopt: () => void;
  giveBack: () => void;
}

/** Says that these are somebody's numbers and not the visitor's, and how to go on. */
export function SharedNote({ shown, unreadable, adopt, giveBack }: SharedNoteProps) {
  const { t } = useTranslation('calculators');
  if (unreadable) {
    return (
      <p role="alert" className="mb-5 max-w-measure border-l-4 border-warning py-1 pl-4">
        {t('share.unreadable')}
      </p>
    );
  }
  if (!shown) return null;
  return (
    <div role="status" className="mb-5 border-l-4 border-accent py-1 pl-4">
      <p className="font-semibold">{t('share.theirs')}</p>
      <p className="max-w-measure text-sm text-quiet">{t('share.theirsHint')}</p>
      <p className="flex flex-wrap gap-x-6 pt-1 print:hidden">
        <Button variant="link" onClick={giveBack}>
          {t('share.giveBack')}
        </Button>
        <Button variant="link" onClick={adopt}>
          {t('share.adopt')}
        </Button>
      </p>
    </div>
  );
}
