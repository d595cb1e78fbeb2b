import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from './Button.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}

/**
 * A stop in repair: says what happened and offers to try again. The button goes away with the message
 * when it is pressed; the focus then stays at the nearest place around it that can hold it (a section's
 * place in the page, a dialog) instead of falling out of the page.
 */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 border-l-4 border-dashed border-line py-2 pl-5"
    >
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-measure text-quiet">{children}</div> : null}
      {onRetry ? (
        <Button
          variant="outline"
          className="mt-2"
          onClick={({ currentTarget }) => {
            const place = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
            place?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
