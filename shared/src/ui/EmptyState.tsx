import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next thing to do, if there is one. */
  action?: ReactNode;
}

/** Says that there is nothing here, and what that means. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-l-4 border-hairline py-2 pl-5">
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-measure text-quiet">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  );
}
