interface TicketFigureProps {
  /** What screen readers get instead. */
  label: string;
  above?: string;
  figure: string | number;
  below?: string;
}

/** A large figure between small words, as on a ticket. */
export function TicketFigure({ label, above, figure, below }: TicketFigureProps) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="flex flex-col items-center gap-1.5 text-xs leading-none whitespace-nowrap text-quiet tabular-nums"
      >
        {above}
        <span className="text-xl leading-none font-bold text-ink">{figure}</span>
        {below}
      </span>
    </>
  );
}
