import { Progress as BaseProgress } from '@base-ui/react/progress';

interface ProgressProps {
  /** The label: "Scarico 4 file". */
  label: string;
  /** The progress up to `max`. */
  value: number;
  max: number;
  /** The value as text: "3 di 4". */
  valueText: string;
}

/** A progress bar. */
export function Progress({ label, value, max, valueText }: ProgressProps) {
  return (
    <BaseProgress.Root
      value={value}
      max={max}
      getAriaValueText={() => valueText}
      className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm"
    >
      <BaseProgress.Label className="font-medium">{label}</BaseProgress.Label>
      <BaseProgress.Value className="text-quiet tabular-nums">{() => valueText}</BaseProgress.Value>
      <BaseProgress.Track className="col-span-2 h-1 overflow-hidden rounded-full bg-hairline forced-colors:bg-[GrayText]">
        <BaseProgress.Indicator className="h-full rounded-full bg-accent forced-colors:bg-[Highlight] transition-[width] duration-200 ease-out" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
