import { normalizeText } from 'shared/search';
import { knownValues } from '../../_shared/knownValues.gen.ts';
import { type Language, locales } from '../../_shared/languages.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { say } from '../writing/texts.ts';
import { calculatorLink, numberIn } from './programme.ts';

const graduation =
  /\b(laure\w*|voto finale|parto|graduat\w*|degree|final (grade|mark)|(che|what) base|base di partenza)\b/;
const mean = /\b(medi[ae]|mean|average|gpa|base)\b/;

/** The base of the graduation grade for a mean that the question gives: out of 30, taken to 110. */
export function answerWithBase(message: string, lang: Language): Answer | undefined {
  const { grades } = knownValues;
  const text = normalizeText(message);
  const given = numberIn(text, grades.lowest, grades.honours);
  if (!isOn('calculators') || given === undefined || !graduation.test(text) || !mean.test(text))
    return undefined;
  const base = Math.min(grades.highestFinal, (given * grades.highestFinal) / grades.full);
  const written = (value: number) =>
    value.toLocaleString(locales[lang], { maximumFractionDigits: 2 });
  return fromTable({
    text: say(lang, 'base', { mean: written(given), base: written(base) }),
    documents: [{ ...calculatorLink('graduation'), tag: say(lang, 'calculators') }],
  });
}
