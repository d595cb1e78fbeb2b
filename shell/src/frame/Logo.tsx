import { siteConfig } from 'shared/runtime';

/** A line with a stop, and the association's name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 40 24" className="h-6 w-10" fill="none">
        <path
          d="M2 20h8c8 0 8-16 16-16h12"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle
          cx="18"
          cy="12"
          r="5.500"
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="4"
        />
      </svg>
      <span className="text-lg font-extrabold">{siteConfig().association}</span>
    </span>
  );
}
