import type { ReactNode } from 'react';

/** A keyboard key. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-6 whitespace-nowrap min-w-6 place-items-center rounded-[4px] border border-current/40 px-1.5 font-sans text-xs">
      {children}
    </kbd>
  );
}
