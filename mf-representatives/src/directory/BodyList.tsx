import { memo, useEffect, useRef } from 'react';
import { type BodyKey, bodies } from '../bodies.ts';
import { BodyCard } from './BodyCard.tsx';
import type { Directory } from './directory.ts';
import { useOpenBody } from './useOpenBody.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

interface BodyListProps {
  directory: Directory | undefined;
  failed: boolean;
  /** The body opened from a search result, which has unmounted: its button takes the focus. */
  focusedBody: BodyKey | undefined;
}

/** The ten bodies as stops of one line. */
export const BodyList = memo(function BodyList({ directory, failed, focusedBody }: BodyListProps) {
  const [open, setOpen] = useOpenBody();
  const openItem = useRef<HTMLLIElement>(null);
  const anchorScroll = useScrollAnchor(open, openItem);

  useEffect(() => {
    if (!focusedBody || focusedBody !== open) return;
    openItem.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [focusedBody, open]);

  return (
    <ol className="flex flex-col gap-3">
      {bodies.map((body) => (
        <li
          key={body.key}
          ref={open === body.key ? openItem : undefined}
          className="group relative break-inside-avoid pl-8 md:pl-12"
        >
          <Stop open={open === body.key} />
          <BodyCard
            body={body}
            people={directory?.get(body.key)}
            failed={failed}
            open={open === body.key}
            onToggle={(button) => {
              anchorScroll(button);
              setOpen(open === body.key ? undefined : body.key);
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
