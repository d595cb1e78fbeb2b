import { useId } from 'react';

interface ProgressProps {
  /** The label: "Scarico 4 file". */
  label: string;
  /** The progress up to `max`. */
  value: number;
  max: number;
  /** The value as text: "3 di 4". */
  valueText: string;
}

/** A progress bar. That of the component library would be 3 KB of a page's first load. */
export function Progress({ label, value, max, valueText }: ProgressProps) {
  const labelId = useId();
  return (
    <div className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
      <span id={labelId} className="font-medium">
        {label}
      </span>
      <span aria-hidden="true" className="text-quiet tabular-nums">
        {valueText}
      </span>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="col-span-2 h-1 overflow-hidden rounded-full bg-hairline forced-colors:bg-[GrayText]"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight] transition-[width] duration-200 ease-out"
          style={{ width: `${(value / max) * 100}%` }}
        />
      </div>
    </div>
  );
}
