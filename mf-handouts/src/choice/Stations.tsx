import type { ReactNode } from 'react';
import { Link } from 'shared/runtime';
import { Icon } from 'shared/ui';

export interface Station {
  to: string;
  name: string;
  hint?: string;
  /** Below the hint, hidden from screen readers. */
  decoration?: ReactNode;
}

/** Links as cards beside the stations of a line, each as wide as the list. */
export function Stations({ stations, label }: { stations: readonly Station[]; label: string }) {
  return (
    <ol aria-label={label} className="relative">
      {stations.map(({ to, name, hint, decoration }) => (
        <li key={to} className="group relative flex gap-5 md:gap-7">
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-2.5 w-1 bg-accent group-first:top-10 group-last:bottom-auto group-last:h-10 group-only:hidden"
          />
          <span
            aria-hidden="true"
            className="relative mt-[calc(0.75rem+0.56*var(--text-xl))] size-6 shrink-0 rounded-full border-4 border-accent bg-paper transition-colors duration-150 group-focus-within:bg-accent group-hover:bg-accent"
          />
          <div className="@container my-1.5 min-w-0 grow rounded-card border border-hairline bg-surface px-5 py-4.5 transition-colors duration-150 group-focus-within:border-accent group-hover:border-accent">
            <div className="flex items-center justify-between gap-4">
              <div className="min-w-0 break-words hyphens-auto">
                <Link
                  to={to}
                  className="text-xl font-bold @max-[10rem]:text-lg after:absolute after:inset-0"
                >
                  {name}
                </Link>
                {hint ? <p className="pt-1 text-quiet">{hint}</p> : null}
                {decoration}
              </div>
              <Icon
                name="arrow"
                className="size-6 shrink-0 text-accent transition-transform duration-150 motion-safe:group-hover:translate-x-1 @max-[10rem]:hidden"
              />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
