import { useTranslation } from 'shared/runtime';
import { Dialog } from 'shared/ui';
import { PrivacyText } from './PrivacyText.tsx';

interface PrivacyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The privacy policy over the page. */
export default function PrivacyDialog(props: PrivacyDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog {...props} title={t('footer.privacy')}>
      <PrivacyText />
    </Dialog>
  );
}
