import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** A view that has not rendered by then counts as failed. */
export const renderTimeoutMs = 10_000;

interface SuspendedViewProps {
  /** What is shown meanwhile. */
  children: ReactNode;
  onTimeout: () => void;
}

/** The fallback while a view suspends; without a deadline a slot could stay like this for ever. */
export function SuspendedView({ children, onTimeout }: SuspendedViewProps) {
  const timeOut = useEffectEvent(onTimeout);
  useEffect(() => {
    const timer = setTimeout(() => timeOut(), renderTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
