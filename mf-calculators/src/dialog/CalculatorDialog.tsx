import { useEffect } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from 'shared/ui';
import { type CalculatorType, knownCalculator } from '../catalogue.ts';
import { loadChart } from '../destinations/chart/LazyChart.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { useLoaded } from '../loading/useLoaded.ts';
import { SharedNote } from '../share/SharedNote.tsx';
import { useSharedNumbers } from '../share/useSharedNumbers.ts';
import { keepForOffline } from './keepForOffline.ts';
import { loadForm } from './parts.ts';

interface CalculatorDialogProps {
  /** As the address says it: may be one that does not exist. */
  type: string;
  open: boolean;
  onClose: () => void;
}

/** The modal dialog of one calculator, or of one that is still to come. */
export default function CalculatorDialog({ type, open, onClose }: CalculatorDialogProps) {
  const { t } = useTranslation('calculators');
  const calculator = knownCalculator(type);
  const title = calculator
    ? { title: calculator.dialogTitle, titleLang: 'en' }
    : { title: t('dialog.unknownTitle') };
  return (
    <Dialog {...title} open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      {calculator ? (
        <Form type={calculator.type} />
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

function Form({ type }: { type: CalculatorType }) {
  const { t } = useTranslation('calculators');
  const [form, retry] = useLoaded(loadForm[type]);
  const ready = form.step === 'ready';
  useEffect(() => {
    if (ready) void keepForOffline([...Object.values(loadForm), loadChart]);
  }, [ready]);
  const keeper = keeperOf(type);
  const shared = useSharedNumbers(type, keeper);
  if (form.step === 'ready') {
    return (
      // As high as the screen, so that the score stands at its foot however little is above it; and
      // measured, because large letters make a wide screen a narrow one.
      <div className="@container flex min-h-full flex-col print:block">
        <SharedNote {...shared} />
        <form.value />
      </div>
    );
  }
  if (form.step === 'loading') return <Skeleton className="h-120" />;
  return (
    <ErrorState title={t('dialog.notLoaded')} onRetry={retry}>
      {t('dialog.notLoadedHint')}
    </ErrorState>
  );
}
