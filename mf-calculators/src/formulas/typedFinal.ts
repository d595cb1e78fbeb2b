import { parseTypedNumber } from 'shared/format';
import { rules } from './rules.ts';

/** A graduation grade that was typed; null when it is not one. */
export function typedFinal(text: string): number | null {
  const value = parseTypedNumber(text);
  const { lowestFinal, highestFinal } = rules;
  return value !== null && value >= lowestFinal && value <= highestFinal ? value : null;
}
