import { useTranslation } from 'shared/runtime';
import { Button, type ButtonVariant } from './Button.tsx';

interface RetryButtonProps {
  onRetry: () => unknown;
  variant?: ButtonVariant;
  className?: string;
}

/**
 * Asks again for what did not come. The button goes away with the message around it; the focus then
 * stays at the nearest place that can hold it (an element with `tabIndex={-1}`: a dialog, or the place
 * that the shell gives every section) instead of falling out of the page.
 */
export function RetryButton({ onRetry, variant = 'outline', className }: RetryButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button
      variant={variant}
      className={className}
      onClick={({ currentTarget }) => {
        const place = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
        place?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
}
