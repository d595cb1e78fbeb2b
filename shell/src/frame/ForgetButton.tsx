import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { forgetDevice } from './forgetDevice.ts';

type Step = 'kept' | 'forgotten' | 'refused';

/** Forgets all that the site keeps on this device, and says so. */
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
      <Button variant="outline" onClick={() => void forget()}>
        {t('forget')}
      </Button>
      <p role="status" className="text-sm">
        {step === 'kept' ? null : t(step)}
      </p>
    </div>
  );
}
