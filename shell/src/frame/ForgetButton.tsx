import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { AlertDialog, Button } from 'shared/ui';
import { forgetDevice } from './forgetDevice.ts';

type Step = 'kept' | 'asked' | 'forgotten' | 'refused';

/** Forgets all that the site keeps on this device, saved grades and kept files too: it asks first. */
export function ForgetButton({ onForgotten }: { onForgotten: (() => void) | undefined }) {
  const { t } = useTranslation('privacy');
  const [step, setStep] = useState<Step>('kept');
  const forget = async () => {
    const isForgotten = await forgetDevice();
    setStep(isForgotten ? 'forgotten' : 'refused');
    if (isForgotten) onForgotten?.();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 noscript:hidden">
      <Button variant="outline" onClick={() => setStep('asked')}>
        {t('forget')}
      </Button>
      <p role="status" className="text-sm">
        {step === 'kept' || step === 'asked' ? null : t(step)}
      </p>
      <AlertDialog
        open={step === 'asked'}
        onDismiss={() => setStep('kept')}
        title={t('forgetQuestion.title')}
        description={t('forgetQuestion.description')}
      >
        <Button onClick={() => void forget()}>{t('forgetQuestion.forget')}</Button>
        <Button variant="outline" onClick={() => setStep('kept')}>
          {t('forgetQuestion.keep')}
        </Button>
      </AlertDialog>
    </div>
  );
}
