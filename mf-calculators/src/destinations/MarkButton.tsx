/** What a destination can be marked as, and the sign for it. */
const signs = {
  /** Among the favourites of this device. */
  favourite: 'm12 4 2.5 5.2 5.500.8-4 4 .9 5.700-4.900-2.700-4.900 2.700.9-5.700-4-4 5.500-.8z',
  /** On the scales with the others that are compared. */
  compared: 'M12 4v16M8 20h8M4.500 7h15M5.500 7l-3 7.500h6zM18.500 7l-3 7.500h6z',
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
      className="-my-2 grid size-10 place-items-center rounded-full text-quiet hover:bg-line-soft hover:text-line aria-pressed:text-line print:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill={checked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        className="size-5"
      >
        <path d={signs[as]} />
      </svg>
    </button>
  );
}
