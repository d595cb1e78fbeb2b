interface CompareButtonProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
}

/** Puts a destination beside the others that are compared. */
export function CompareButton({ label, checked, onToggle }: CompareButtonProps) {
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
        <path d="M4.500 5h5.500v14h-5.500zM14 5h5.500v14h-5.500z" />
      </svg>
    </button>
  );
}
