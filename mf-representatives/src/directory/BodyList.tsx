import { memo, useEffect, useRef } from 'react';
import { type BodyKey, bodies } from '../bodies.ts';
import type { Directory } from '../directory.ts';
import { BodyCard } from './BodyCard.tsx';
import { useOpenBody } from './useOpenBody.ts';
import { useSteadyPage } from './useSteadyPage.ts';

interface BodyListProps {
  directory: Directory | undefined;
  failed: boolean;
  /** The body that a search led to: its button takes the focus that the search gave up. */
  sought: BodyKey | undefined;
}

/** The ten bodies as the stops of one line; the one that is open is the stop that you are at. */
export const BodyList = memo(function BodyList({ directory, failed, sought }: BodyListProps) {
  const [open, show] = useOpenBody();
  const openPlace = useRef<HTMLLIElement>(null);
  const hold = useSteadyPage(open, openPlace);

  useEffect(() => {
    if (!sought || sought !== open) return;
    openPlace.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [sought, open]);

  return (
    <ol className="flex flex-col gap-3">
      {bodies.map((body) => (
        <li
          key={body.key}
          ref={open === body.key ? openPlace : undefined}
          className="group relative break-inside-avoid pl-8 md:pl-12"
        >
          <Stop open={open === body.key} />
          <BodyCard
            body={body}
            people={directory?.get(body.key)}
            failed={failed}
            open={open === body.key}
            onToggle={(button) => {
              hold(button);
              show(open === body.key ? undefined : body.key);
            }}
          />
        </li>
      ))}
    </ol>
  );
});

function Stop({ open }: { open: boolean }) {
  return (
    <span aria-hidden="true" className="text-accent">
      <span className="absolute top-0 -bottom-3 left-1.5 w-1 bg-current group-first:top-8 group-last:bottom-auto group-last:h-8" />
      <span
        className={`absolute top-6 left-0 size-4 rounded-full border-4 border-current ${open ? 'bg-current' : 'bg-paper'}`}
      />
    </span>
  );
}
