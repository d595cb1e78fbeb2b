import { useState } from 'react';
import { safeHref } from '../format/safeHref.ts';

/** The first letters of the first two words of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/**
 * A round photograph; without one, or when it cannot be loaded, the initials on the section's
 * colour. The name stands beside it, so the picture itself says nothing to a screen reader.
 */
export function Portrait({ name, src }: { name: string; src: string | null | undefined }) {
  const address = safeHref(src);
  const [failed, setFailed] = useState<string>();
  const box = 'size-20 shrink-0 rounded-full';
  if (!address || failed === address) {
    return (
      <span
        aria-hidden="true"
        data-placeholder=""
        className={`${box} inline-flex items-center justify-center bg-line-soft text-lg font-semibold text-line`}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`${box} bg-line-soft object-cover`}
      onError={() => setFailed(address)}
    />
  );
}
