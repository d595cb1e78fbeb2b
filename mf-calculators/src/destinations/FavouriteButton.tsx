interface FavouriteButtonProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
}

/** Keeps a destination among the favourites of this device. */
export function FavouriteButton({ label, checked, onToggle }: FavouriteButtonProps) {
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
        <path d="m12 4 2.5 5.2 5.500.8-4 4 .9 5.700-4.900-2.700-4.900 2.700.9-5.700-4-4 5.500-.8z" />
      </svg>
    </button>
  );
}
