/**
 * What a destination can be marked as, and the sign for it: drawn in the size that it has, because five
 * hundred signs that are drawn to scale are five hundred layers to put together at every frame.
 */
const signs = {
  /** Among the favourites of this device. */
  favourite:
    'm10 3.33 2.08 4.33 4.58 0.67-3.33 3.33 0.75 4.75-4.08-2.25-4.08 2.25 0.75-4.75-3.33-3.33 4.58-0.67z',
  /** On the scales with the others that are compared. */
  compared:
    'M10 3.33v13.33M6.67 16.67h6.67M3.75 5.83h12.5M4.58 5.83l-2.5 6.25h5zM15.42 5.83l-2.5 6.25h5z',
};

interface MarkButtonProps {
  as: keyof typeof signs;
  label: string;
  checked: boolean;
  onToggle: () => void;
}

/** Marks a destination, or takes the mark away; its sign is filled while it is marked. */
export function MarkButton({ as, label, checked, onToggle }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={checked}
      aria-label={label}
      title={label}
      onClick={onToggle}
      // Below the name of its place, which stays at the top.
      className="-my-2 grid size-10 scroll-mt-14 place-items-center rounded-full text-quiet hover:bg-accent-soft hover:text-accent aria-pressed:text-accent print:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill={checked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="size-5 overflow-visible"
      >
        <path d={signs[as]} />
      </svg>
    </button>
  );
}
