import { useEffect } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, useLazyModule } from 'shared/ui';
import { calculators } from '../calculators.ts';
import { type CalculatorType, dialogTitles, findCalculator } from '../calculatorTypes.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { prefetchForOffline } from './prefetchForOffline.ts';

interface CalculatorDialogProps {
  /** From the URL: may name a calculator that does not exist. */
  type: string;
  open: boolean;
  onClose: () => void;
}

/** The modal dialog of a calculator; an unknown one is announced as being in development. */
export default function CalculatorDialog({ type, open, onClose }: CalculatorDialogProps) {
  const { t } = useTranslation('calculators');
  const known = findCalculator(type);
  const title = known
    ? { title: dialogTitles[known], titleLang: 'en' }
    : { title: t('dialog.unknownTitle') };
  return (
    <Dialog
      {...title}
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      actions={<LanguageButton />}
    >
      {known ? (
        <CalculatorForm type={known} />
      ) : (
        <EmptyState
          title={t('dialog.unknown')}
          action={
            <Button variant="outline" onClick={onClose}>
              {t('dialog.others')}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}

function CalculatorForm({ type }: { type: CalculatorType }) {
  const { t } = useTranslation('calculators');
  const code = useLazyModule(calculators[type].form, {
    source: 'calculators',
    message: 'A calculator did not load',
  });
  const isReady = code.status === 'ready';
  useEffect(() => {
    if (isReady) void prefetchForOffline();
  }, [isReady]);
  return (
    // As high as the screen, so that the score bar stays at its foot. A container, because with large
    // letters a wide screen has the layout of a narrow one.
    <div className="@container flex min-h-full flex-col print:block">
      <PrintHeading type={type} />
      {code.status === 'ready' ? <code.module.default /> : null}
      {code.status === 'pending' ? <Skeleton className="h-120" /> : null}
      {code.status === 'failed' ? (
        <ErrorState title={t('dialog.notLoaded')} onRetry={code.retry}>
          {t('dialog.notLoadedHint')}
        </ErrorState>
      ) : null}
    </div>
  );
}
