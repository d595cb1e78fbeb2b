import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { ErrorState, Skeleton } from 'shared/ui';
import { useLoaded } from '../../loading/useLoaded.ts';
import type { DestinationChartProps } from './DestinationChart.tsx';

/** The chart's code, and the library that draws it: fetched with the first results. */
export const loadChart = () => import('./DestinationChart.tsx');

/** The chart, once its code is there. Without it the board says the same. */
export const LazyChart = memo(function LazyChart(props: DestinationChartProps) {
  const { t } = useTranslation('calculators');
  const [chart, retry] = useLoaded(loadChart);
  if (chart.step === 'ready') return <chart.value {...props} />;
  if (chart.step === 'loading') return <Skeleton className="h-120" />;
  return (
    <ErrorState title={t('chart.notLoaded')} onRetry={retry}>
      {t('chart.notLoadedHint')}
    </ErrorState>
  );
});
