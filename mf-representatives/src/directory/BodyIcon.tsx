import { LineDrawing } from 'shared/ui';
import type { BodyKey } from '../bodies.ts';

/** Path data on the 24-unit grid of the site's other icons. */
const paths: Record<BodyKey, string> = {
  // The seats of a chamber.
  cnsu: 'M3 18.500a9 9 0 0 1 18 0M7.250 18.500a4.750 4.750 0 0 1 9.500 0M2.500 18.500h5m9 0h5M12 5.500v4.250M5.650 8.300l3 3m9.700-3-3 3',
  // Those who teach, around one table.
  cdd: 'M7 12.500h10l2.500 5h-15zM12 9.500a2.250 2.250 0 1 0 0-4.500 2.250 2.250 0 0 0 0 4.500zM5 10.750a1.750 1.750 0 1 0 0-3.500 1.750 1.750 0 0 0 0 3.500zm14 0a1.750 1.750 0 1 0 0-3.500 1.750 1.750 0 0 0 0 3.500z',
  // One root, three branches.
  dipartimenti:
    'M9 3.500h6V8H9zM12 8v4m-7 4v-4h14v4m-7-4v4M2.750 16h4.500v4.500h-4.500zm7 0h4.500v4.500h-4.500zm7 0h4.500v4.500h-4.500z',
  // A roof and a bed.
  isu: 'M3.500 11 12 4l8.500 7M5.500 9.500V20h13V9.500M5.500 16.500h13m-10 0V14h4a2 2 0 0 1 2 2v.500',
  // A seal with its check.
  qualita:
    'M12 15.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9.500 9.500l1.900 1.900 3.300-3.600M8.500 14.500 7 21l5-2.500 5 2.500-1.500-6.500',
  // The scales.
  giurisprudenza:
    'M12 4v16m-4.500 0h9M5 7l7-1.500L19 7M5 7l-2.750 6.500a2.900 2.900 0 0 0 5.500 0zm14 0-2.750 6.500a2.900 2.900 0 0 0 5.500 0z',
  // The cap.
  magistrale:
    'm2 9.500 10-4.500 10 4.500L12 14zM6.500 11.750v4.500c3 2.500 8 2.500 11 0v-4.500M22 9.500V15',
  // Three steps.
  triennale: 'M3 20h18V5.500h-6v5H9v5H3z',
  // A ball.
  sport:
    'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM5.500 6.500c3.500 3 3.500 8 0 11m13-11c-3.500 3-3.500 8 0 11M12 3.500v17',
  // Marks on a scale.
  valutazione: 'M4 4v16h16M8.500 16v-4m4.250 4V8M17 16v-6.500',
};

/** The icon of a body. Hidden from screen readers, because the body's name is beside it. */
export function BodyIcon({ body, className }: { body: BodyKey; className: string }) {
  return (
    <LineDrawing strokeWidth={1.5} className={className}>
      <path d={paths[body]} />
    </LineDrawing>
  );
}
