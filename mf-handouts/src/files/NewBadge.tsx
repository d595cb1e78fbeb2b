import { useTranslation } from 'shared/runtime';

/** A dot and a word that say that a file is new. */
export function NewBadge({ className = '' }: { className?: string }) {
  const { t } = useTranslation('handouts');
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-accent ${className}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('new')}
    </span>
  );
}
