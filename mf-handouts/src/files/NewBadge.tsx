import { useTranslation } from 'shared/runtime';

interface NewBadgeProps {
  size?: 'sm' | 'xs';
  className?: string;
}

/** A dot and a word that say that a file is new. */
export function NewBadge({ size = 'sm', className = '' }: NewBadgeProps) {
  const { t } = useTranslation('handouts');
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-accent ${size === 'sm' ? 'text-sm' : 'text-xs leading-none'} ${className}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('new')}
    </span>
  );
}
