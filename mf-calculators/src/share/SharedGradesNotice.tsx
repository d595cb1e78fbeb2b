import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';

interface SharedGradesNoticeProps {
  isShown: boolean;
  /** The link's data is damaged or incomplete. */
  isUnreadable: boolean;
  onAdopt: () => void;
  onDismiss: () => void;
}

/** Says that the grades come from a link and are not the visitor's, and offers to adopt them. */
export function SharedGradesNotice(props: SharedGradesNoticeProps) {
  const { isShown, isUnreadable, onAdopt, onDismiss } = props;
  const { t } = useTranslation('calculators');
  if (isUnreadable) {
    return (
      <p role="alert" className="mb-5 max-w-measure border-l-4 border-warning py-1 pl-4">
        {t('share.unreadable')}
      </p>
    );
  }
  if (!isShown) return null;
  return (
    <div role="status" className="mb-5 border-l-4 border-accent py-1 pl-4">
      <p className="font-semibold">{t('share.theirs')}</p>
      <p className="max-w-measure text-sm text-quiet">{t('share.theirsHint')}</p>
      <p className="flex flex-wrap gap-x-6 pt-1 print:hidden">
        <Button variant="link" onClick={onDismiss}>
          {t('share.restoreOwn')}
        </Button>
        <Button variant="link" onClick={onAdopt}>
          {t('share.adopt')}
        </Button>
      </p>
    </div>
  );
}
