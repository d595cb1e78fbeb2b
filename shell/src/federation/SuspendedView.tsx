import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** A view that has not rendered by then counts as failed. */
export const renderTimeoutMs = 10_000;

interface SuspendedViewProps {
  /** What is shown meanwhile. */
  children: ReactNode;
  onTimeout: () => void;
  /** Called on the server, where effects do not run. */
  onRender?: (() => void) | undefined;
}

/** The fallback while a view suspends; without a deadline a slot could stay like this forever. */
export function SuspendedView({ children, onTimeout, onRender }: SuspendedViewProps) {
  onRender?.();
  const timeOut = useEffectEvent(onTimeout);
  useEffect(() => {
    const timer = setTimeout(() => timeOut(), renderTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
