import type { ReactNode } from 'react';
import type { Product } from './products.ts';

/** A line drawing of a thing that was used, beside the text or, when large text leaves no room, above it. */
export function ProductPicture({ id, label }: { id: Product['id']; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="26 10 128 160"
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="max-w-14 grow-10 basis-13 rounded-field bg-accent-soft stroke-ink md:h-44 md:w-full md:max-w-none md:grow-0 md:basis-auto"
    >
      {drawings[id]}
    </svg>
  );
}

const drawings: Record<Product['id'], ReactNode> = {
  microeconomics: (
    <>
      <path
        className="fill-accent stroke-accent"
        d="M132 48h9v8h-9zM132 64h7v8h-7zM132 104h9v8h-9z"
      />
      <path
        className="fill-surface"
        d="M60 24h58l14 14v90H60a12 12 0 0 0-12 12V36a12 12 0 0 1 12-12z"
      />
      <path d="M118 24v14h14" />
      <path className="fill-surface" d="M48 140a12 12 0 0 1 12-12h72v24H60a12 12 0 0 1-12-12z" />
      <path d="M64 140h68M72 50v54h48" />
      <path className="stroke-accent" d="M78 56c8 22 18 34 38 40M78 98c16-4 28-18 34-42" />
      <circle className="fill-accent stroke-accent" cx="97" cy="86.500" r="3.500" />
    </>
  ),
  privateLaw: (
    <>
      <path className="fill-surface" d="m52 46 80-10 14 106-80 10z" />
      <path className="fill-surface" d="m44 38 80-5 7 112-80 5z" />
      <path className="fill-surface" d="M48 32h80v114H48z" />
      <path d="M62 50h26M62 66h26M62 82h52M62 98h46M62 130h38" />
      <path className="stroke-accent" d="M62 88q4-3 8 0t8 0 8 0 8 0M109 91l4 6 8-14" />
      <path className="stroke-accent" strokeWidth={6} d="M44 114h95" />
      <text className="fill-accent stroke-transparent font-bold" x="99" y="72" fontSize="34">
        §
      </text>
    </>
  ),
  calculator: (
    <>
      <rect className="fill-surface" x="50" y="26" width="80" height="128" rx="10" />
      <rect
        className="fill-accent-soft stroke-accent"
        x="63"
        y="40"
        width="54"
        height="30"
        rx="4"
      />
      <path className="stroke-accent" d="M77 62V48l-4 3M90 62V48l-4 3" />
      <rect className="stroke-accent" x="99" y="48" width="8" height="14" rx="4" />
      {[86, 104, 122, 140].map((y) =>
        [70, 90, 110].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />),
      )}
    </>
  ),
};
