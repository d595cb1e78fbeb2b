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
      <span aria-hidden="true" className="ticket-figure">
        {above}
        <b>{figure}</b>
        {below}
      </span>
    </>
  );
}
