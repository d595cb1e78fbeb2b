import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, type ButtonVariant } from './Button.tsx';

interface RetryButtonProps {
  onRetry: () => unknown;
  variant?: ButtonVariant;
  className?: string;
}

/**
 * A retry button. When it unmounts with the error while it is focused, the focus moves to the nearest
 * ancestor with `tabIndex={-1}` (a dialog, or the section's slot) instead of the document's start.
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
        // Safari does not focus a clicked button.
        currentTarget.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
}
