import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Dialog } from 'shared/ui';
import { PrivacyText } from './PrivacyText.tsx';

interface PrivacyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The privacy policy over the page. */
export default function PrivacyDialog({ open, onOpenChange }: PrivacyDialogProps) {
  const { t } = useTranslation('shell');
  const [isForgotten, setIsForgotten] = useState(false);
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    // What the page has in memory would be stored again.
    if (!isOpen && isForgotten) window.location.reload();
  };
  return (
    <Dialog open={open} onOpenChange={change} title={t('footer.privacy')}>
      <PrivacyText onForgotten={() => setIsForgotten(true)} />
    </Dialog>
  );
}
