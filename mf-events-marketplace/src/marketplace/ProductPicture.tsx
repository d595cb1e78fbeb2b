import type { ReactNode } from 'react';
import type { Product } from './products.ts';

/** A drawing in one line, on the section's colour. */
export function ProductPicture({ id, label }: { id: Product['id']; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-full max-h-44 min-h-28 w-full rounded-field bg-line-soft stroke-ink md:h-44"
    >
      {drawings[id]}
    </svg>
  );
}

const drawings: Record<Product['id'], ReactNode> = {
  microeconomics: (
    <>
      <path className="fill-surface" d="M78 30h84a6 6 0 0 1 6 6v112H84a12 12 0 0 1-12-12V36z" />
      <path className="fill-surface" d="M168 132H84a8 8 0 0 0 0 16h84" />
      <path d="M88 30v102M88 140h80" />
      <path d="M104 56v56h50" />
      <path className="stroke-line" d="M110 62c10 24 22 34 40 40M110 106c16-4 30-18 38-42" />
      <circle className="fill-line stroke-line" cx="129.500" cy="89" r="3.500" />
    </>
  ),
  privateLaw: (
    <>
      <path className="fill-surface" d="m70 52 88-16 18 96-88 16z" />
      <path className="fill-surface" d="m66 40 90-4 5 102-90 4z" />
      <path className="fill-surface" d="M72 36h88v106H72z" />
      <path d="M86 54h34M86 68h60M86 82h56M86 96h60M86 124h46" />
      <path className="stroke-line" d="M66 110h104" strokeWidth={6} />
      <path
        className="stroke-line"
        d="M146 50c-2-3-9-3-9 1s10 4 10 8-8 4-10 1m9-5c4 4-1 8-4 8"
        transform="translate(2 -4)"
      />
    </>
  ),
  calculator: (
    <>
      <rect className="fill-surface" x="80" y="24" width="80" height="132" rx="10" />
      <rect className="fill-line-soft stroke-line" x="92" y="38" width="56" height="28" rx="4" />
      <path
        className="stroke-line"
        d="M114 58V46l-4 3M122 58h8c0-5-8-4-8-8 0-5 8-5 8 0M138 46v12m-4-6h8"
      />
      {[84, 104, 124, 142].map((y) =>
        [100, 120, 140].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.500" />),
      )}
    </>
  ),
};
