import { useEffect } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, useLazyModule } from 'shared/ui';
import { type Calculator, findCalculator } from '../calculators.ts';
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
  const calculator = findCalculator(type);
  const title = calculator
    ? { title: calculator.dialogTitle, titleLang: 'en' }
    : { title: t('dialog.unknownTitle') };
  return (
    <Dialog {...title} open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      {calculator ? (
        <CalculatorForm calculator={calculator} />
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

function CalculatorForm({ calculator: { form } }: { calculator: Calculator }) {
  const { t } = useTranslation('calculators');
  const code = useLazyModule(form, {
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
