import { LineDrawing } from 'shared/ui';
import type { GuideCategory } from './guideCategories.ts';

/** Path data on the 24-unit grid of the site's other icons. */
const paths: Record<GuideCategory['slug'], string> = {
  // Three people.
  associations:
    'M12 10.500a2.750 2.750 0 1 0 0-5.500 2.750 2.750 0 0 0 0 5.500zM6.500 19v-1.500a5.500 5.500 0 0 1 11 0V19M4.750 12a1.750 1.750 0 1 0 0-3.500M2 17.500a4 4 0 0 1 2.500-3.400M19.250 12a1.750 1.750 0 1 1 0-3.500M22 17.500a4 4 0 0 0-2.500-3.400',
  // One line becomes two.
  opzionali: 'M3 12h6c4 0 4-6 8-6h4m-3-3 3 3-3 3M9 12c4 0 4 6 8 6h4m-3-3 3 3-3 3',
  // The cap.
  graduate:
    'm2 9.500 10-4.500 10 4.500L12 14zM6.500 11.750v4.500c3 2.500 8 2.500 11 0v-4.500M22 9.500V15',
  // A briefcase.
  stage: 'M3.500 8h17v11.500h-17zM9 8V4.500h6V8M3.500 13h17M12 12v2.500',
  // A compass.
  freemover: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM15.500 8.500l-2 5-5 2 2-5z',
  // A bed.
  residenze:
    'M3 19V6M3 16.500h18M21 19v-4a3 3 0 0 0-3-3h-7.500v4.500M6.750 13.500a1.750 1.750 0 1 0 0-3.500 1.750 1.750 0 0 0 0 3.500z',
  // A globe.
  exchange_magistrale:
    'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM3.500 12h17M12 3.500c-5 5-5 12 0 17m0-17c5 5 5 12 0 17',
  // There and back.
  exchange_triennale: 'M4 8.500h15m-4-4.500 4.500 4.500L15 13M20 15.500H5m4-4.500-4.500 4.500L9 20',
  // A front with columns.
  university:
    'M3 9.500 12 4l9 5.500zM5.500 9.500V17m4.300-7.500V17m4.400-7.500V17m4.300-7.500V17M3 20h18',
  // A tram.
  milan:
    'M6 6h12v11.500H6zM6 12h12M12 6V3m-3 0h6M9 15h.010M15 15h.010M8.500 17.500 6.500 21m9-3.500 2 3.500',
  // A stamp.
  burocrazia:
    'M9.500 10.500c1-3-1-3-1-5a3.500 3.500 0 0 1 7 0c0 2-2 2-1 5zM5 15c0-3 2-4.500 4.500-4.500h5c2.500 0 4.500 1.500 4.500 4.500zM4.500 19.500h15',
  // A key.
  master_admissions:
    'M8 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zm4.500-4.500H21.500V15.500M17.500 12v3M8 12h.010',
  // A pen on paper.
  tesi: 'M13 4H5v16.500h13V13M9.500 15l1-3.500L18.500 3.500l2.500 2.500L13 14z',
  // A screen.
  ecdl: 'M3 5h18v11.500H3zM12 16.500V20m-4.500 0h9M9.500 9 7.500 11l2 2m5-4 2 2-2 2',
};

/** What a category is about, in few lines. Hidden from screen readers, because the category's name is beside it. */
export function CategoryIcon({
  category,
  className,
}: {
  category: GuideCategory;
  className: string;
}) {
  return (
    <LineDrawing strokeWidth={1.5} className={className}>
      <path d={paths[category.slug]} />
    </LineDrawing>
  );
}
