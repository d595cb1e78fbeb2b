import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => unknown;
}

/** An error with a retry button. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 border-l-4 border-dashed border-accent py-2 pl-5"
    >
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-measure text-quiet">{children}</div> : null}
      {onRetry ? <RetryButton className="mt-2" onRetry={onRetry} /> : null}
    </div>
  );
}
