import { useState } from 'react';
import { safeHref } from '../format/safeHref.ts';
import { classes } from './classNames.ts';

/** Photographs that could not be loaded; nobody asks for them again in this page. */
const dead = new Set<string>();

/** The first letters of the first two words of a name. */
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
  /** `sm` is 36 pixels wide, for people who are only hinted at; 80 otherwise. */
  size?: 'default' | 'sm';
}

const sizes = { default: 'size-20 text-lg', sm: 'size-9 text-xs' };

/**
 * A round photograph; without one, while it is on its way or when it cannot be loaded, the initials
 * on the section's colour. The name stands beside it, so the picture itself says nothing to a
 * screen reader.
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
      {shown && shown === loaded ? null : initials(name)}
      {shown ? (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
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
