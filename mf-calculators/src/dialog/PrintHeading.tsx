import { dateFormat } from 'shared/format';
import { siteConfig } from 'shared/runtime';
import { useIsPrinting } from 'shared/ui';
import type { CalculatorType } from '../calculatorTypes.ts';
import { useFormat } from '../format.ts';

/** What a printed result is, whose site made it and when. */
export function PrintHeading({ type }: { type: CalculatorType }) {
  const { t, language } = useFormat();
  // The day on which it is printed, and not the one on which it was opened.
  if (!useIsPrinting()) return null;
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date());
  return (
    <p className="pb-4">
      <strong>{t(`cards.${type}.name`)}</strong>
      <br />
      {siteConfig().association}, {date}
    </p>
  );
}
