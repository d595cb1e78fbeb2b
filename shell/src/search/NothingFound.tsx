import { useTranslation } from 'shared/runtime';

interface NothingFoundProps {
  typed: string;
  /** Whether results of near words are offered below. */
  isNear: boolean;
}

/** Says above the ways on that nothing contains what was typed. */
export function NothingFound({ typed, isNear }: NothingFoundProps) {
  const { t } = useTranslation('search');
  return (
    <div className="shrink-0 px-5 pt-6 pb-2">
      <h3 className="text-lg font-bold break-words">{t('nothing', { typed: typed.trim() })}</h3>
      {isNear ? null : <p className="max-w-measure pt-1 text-quiet">{t('nothingHint')}</p>}
    </div>
  );
}
