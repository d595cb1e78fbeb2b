import type { ReactNode } from 'react';

const star =
  'm12 3.500 2.600 5.400 5.900.800-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.800z';

/** The site's icons, on a 24-unit grid. */
const drawings = {
  arrow: <path d="M4 12h16m-6-6 6 6-6 6" />,
  back: <path d="M20 12H4m6-6-6 6 6 6" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v5m7-5v5" />,
  chat: <path d="M4 5h16v11h-9l-5 4v-4H4z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />,
  external: <path d="M9 6H5v13h13v-4M13 5h6v6m0-6-9 9" />,
  feed: <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5 18.9h.01" />,
  file: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6" />,
  mail: <path d="M3.5 6h17v12h-17zm0 .5 8.5 6.5 8.5-6.5" />,
  minus: <path d="M5 12h14" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  pause: <path d="M8.5 6v12m7-12v12" />,
  place: (
    <path d="M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 1 0-13 0c0 2.800 2 6 6.500 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  ),
  play: <path d="M8 5.500v13l10.500-6.500z" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4.500 4.500" />,
  plus: <path d="M12 5v14M5 12h14" />,
  send: <path d="M4 12 20 4l-5 16-3.500-6.500z" />,
  share: <path d="M12 14.500V3.500M8 7l4-3.500L16 7M8.500 11H6v9.500h12V11h-2.500" />,
  star: <path d={star} />,
  starred: <path d={star} fill="currentColor" />,
  up: <path d="m6 14.500 6-6 6 6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** All icon names, for the gallery. */
export function iconNames(): IconName[] {
  return Object.keys(drawings).filter((name): name is IconName => Object.hasOwn(drawings, name));
}

/** A decorative icon next to text. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <LineDrawing className={className}>{drawings[name]}</LineDrawing>;
}

interface LineDrawingProps {
  children: ReactNode;
  className: string;
  strokeWidth?: number;
}

/** A section's own icon: paths on the grid of the site's icons, hidden from screen readers. */
export function LineDrawing({ children, className, strokeWidth = 1.75 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
