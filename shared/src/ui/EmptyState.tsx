import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A suggested action. */
  action?: ReactNode;
}

/** Shown when there is no content. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-l-4 border-hairline py-2 pl-5">
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-measure text-quiet">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  );
}
