import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, type ButtonVariant } from './Button.tsx';

interface RetryButtonProps {
  onRetry: () => unknown;
  variant?: ButtonVariant;
  className?: string;
}

/**
 * Asks again for what did not come. The button goes away with the message around it, also by itself,
 * as when the network is back; the focus then stays at the nearest place that can hold it (an element
 * with `tabIndex={-1}`: a dialog, or the place that the shell gives every section) instead of falling
 * out of the page.
 */
export function RetryButton({ onRetry, variant = 'outline', className }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (here !== document.activeElement) return;
      here?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button
      ref={button}
      variant={variant}
      className={className}
      onClick={({ currentTarget }) => {
        // Safari focuses no button that is clicked.
        currentTarget.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
}
