import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { ErrorState, lazyModule, Skeleton, useLazyModule } from 'shared/ui';
import type { DestinationChartProps } from './DestinationChart.tsx';

/** The chart and its drawing library, fetched with the first results. */
export const destinationChart = lazyModule(
  () => import(/* webpackChunkName: "destinationChart" */ './DestinationChart.tsx'),
);

/** The chart when its code has loaded. The board has the same figures. */
export const LazyChart = memo(function LazyChart(props: DestinationChartProps) {
  const { t } = useTranslation('calculators');
  const chart = useLazyModule(destinationChart, {
    source: 'calculators',
    message: 'The chart did not load',
  });
  if (chart.status === 'ready') return <chart.module.default {...props} />;
  if (chart.status === 'pending') return <Skeleton className="h-120" />;
  return (
    <ErrorState title={t('chart.notLoaded')} onRetry={chart.retry}>
      {t('chart.notLoadedHint')}
    </ErrorState>
  );
});
