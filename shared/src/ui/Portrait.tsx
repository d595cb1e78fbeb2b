import { useState } from 'react';
import { safeHref } from '../format/safeHref.ts';
import { classes } from './classNames.ts';

/** Photographs that failed to load and are not requested again in this page. */
const dead = new Set<string>();

/** The initials of the first two words of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

interface PortraitProps {
  name: string;
  src: string | null | undefined;
  /** `sm` is 36 pixels wide; 80 otherwise. */
  size?: 'default' | 'sm';
}

/** The initials grow with the circle, which grows less than text with large letters. */
const sizes = {
  default: 'size-20 text-[calc(var(--spacing)*4.5)]',
  sm: 'size-9 text-[calc(var(--spacing)*3)]',
};

/**
 * A round photograph; a placeholder when it is missing, while it loads, and after it failed. Hidden from screen
 * readers, because the name is next to it.
 */
export function Portrait({ name, src, size = 'default' }: PortraitProps) {
  const address = safeHref(src);
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const shown = address && address !== failed && !dead.has(address) ? address : undefined;
  return (
    <span
      aria-hidden="true"
      data-placeholder={shown ? undefined : ''}
      className={classes(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent',
        sizes[size],
      )}
    >
      {shown && shown === loaded ? null : <Placeholder name={name} />}
      {shown ? (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          data-initials={initials(name)}
          // A photograph that cannot be shown is covered by the initials, also without scripts.
          className="absolute inset-0 size-full object-cover before:absolute before:inset-0 before:grid before:place-items-center before:bg-accent-soft before:content-[attr(data-initials)]"
          onLoad={() => setLoaded(shown)}
          onError={() => {
            dead.add(shown);
            setFailed(shown);
          }}
        />
      ) : null}
    </span>
  );
}

/** A drawn head and shoulders with the initials on it. */
function Placeholder({ name }: { name: string }) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 80 80"
        fill="currentColor"
        className="absolute inset-0 size-full opacity-15"
      >
        <circle cx="40" cy="30" r="16" />
        <path d="M8 80a32 29 0 0 1 64 0z" />
      </svg>
      <span className="relative">{initials(name)}</span>
    </>
  );
}
