import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';

interface CountProps {
  /** Undefined until it is known. */
  people: number | undefined;
  failed: boolean;
  /** Whether faces stand beside it: on a phone they say what is counted. */
  besideFaces: boolean;
}

/** How many people sit in a body: the figure large, its word small. A number unknown is no number. */
export function Count({ people, failed, besideFaces }: CountProps) {
  const { t } = useTranslation('representatives');
  if (people === undefined && !failed) return <Skeleton className="h-9 w-24 md:h-15 md:w-26" />;
  const word = besideFaces ? 'text-xs text-quiet max-md:sr-only' : 'text-xs text-quiet';
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:min-h-15 md:w-26 md:flex-col md:items-end md:justify-center md:gap-0">
      <span
        aria-hidden={people === undefined}
        className={`text-xl leading-none font-extrabold tabular-nums ${people ? '' : 'text-quiet'}`}
      >
        {people ?? '–'}
      </span>
      <span className={people === undefined ? 'sr-only' : word}>
        {people === undefined ? t('countUnknown') : t('count', { count: people })}
      </span>
    </p>
  );
}
