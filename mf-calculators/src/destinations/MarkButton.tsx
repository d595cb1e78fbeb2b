/**
 * The paths of a star and of scales, in the size at which they show: five hundred scaled icons would be
 * five hundred layers to compose at every frame.
 */
const icons = {
  favourite:
    'm10 3.33 2.08 4.33 4.58 0.67-3.33 3.33 0.75 4.75-4.08-2.25-4.08 2.25 0.75-4.75-3.33-3.33 4.58-0.67z',
  compared:
    'M10 3.33v13.33M6.67 16.67h6.67M3.75 5.83h12.5M4.58 5.83l-2.5 6.25h5zM15.42 5.83l-2.5 6.25h5z',
};

interface MarkButtonProps {
  as: keyof typeof icons;
  label: string;
  checked: boolean;
  onToggle: () => void;
}

/** A toggle whose icon is filled while it is pressed. */
export function MarkButton({ as, label, checked, onToggle }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={checked}
      aria-label={label}
      title={label}
      onClick={onToggle}
      // The scroll margin keeps it clear of the region's sticky heading.
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
        <path d={icons[as]} />
      </svg>
    </button>
  );
}
