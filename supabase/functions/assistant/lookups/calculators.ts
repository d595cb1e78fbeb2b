import { normalizeText } from 'shared/search';
import { knownValues } from '../../_shared/knownValues.gen.ts';
import type { Language } from '../../_shared/languages.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { say } from '../writing/texts.ts';
import { calculatorLink, numberIn, programmeOf, programmes } from './programme.ts';

/** The base of the graduation grade is the mean out of 30, taken to 110. */
const { grades } = knownValues;

const graduation =
  /\b(laure\w*|voto finale|base di partenza|parto|graduat\w*|degree|final (grade|mark))\b|\bche base\b/;
const mean = /\b(medi[ae]|mean|average|gpa)\b/;
const calculating =
  /\bcalcolator[ei]\b|\bcalculators?\b|\b(calcol(are|o|a|ami)|calculate|compute|work out|estimate|stimare)\b/;
const exchangeScore =
  /\b(exchange|scambio|erasmus|mobilita|destinazion\w*|mete|destinations?)\b.*\b(punteggio|score|punti)\b|\b(punteggio|score|punti)\b.*\b(exchange|scambio|erasmus|mobilita|destinazion\w*|mete|destinations?)\b/;
/** "How is the score calculated?" asks for a rule, which a guide explains. */
const asksForRule =
  /\b(come (si|viene|vengono)|how (is|are|does)|spieg\w*|explain|explained|formula)\b/;

/** The base of a mean that the question gives, or the calculator that works out what it asks for. */
export function answerWithCalculator(
  message: string,
  path: string,
  lang: Language,
): Answer | undefined {
  if (!isOn('calculators')) return undefined;
  const text = normalizeText(message);
  const tag = say(lang, 'calculators');
  const documentOf = (slug: string) => ({ ...calculatorLink(slug), tag });
  const graduationCalculator = documentOf('graduation');
  const given = numberIn(text, grades.lowest, grades.honours);
  if (given !== undefined && graduation.test(text) && (mean.test(text) || /\bbase\b/.test(text))) {
    const base = (given * grades.highestFinal) / grades.full;
    const written = (value: number) =>
      value.toLocaleString(lang === 'it' ? 'it-IT' : 'en-GB', { maximumFractionDigits: 2 });
    return fromTable({
      text: say(lang, 'base', {
        mean: written(given),
        base: written(Math.min(grades.highestFinal, base)),
      }),
      documents: [graduationCalculator],
    });
  }
  if (!calculating.test(text) || asksForRule.test(text)) return undefined;
  if (exchangeScore.test(text)) {
    const programme = programmeOf(message, path);
    const asked = programme === undefined ? Object.values(programmes) : [programmes[programme]];
    return fromTable({
      text: say(lang, 'exchangeScore'),
      documents: asked.map(({ calculator }) => documentOf(calculator)),
    });
  }
  if (graduation.test(text) || /\b110\b/.test(text))
    return fromTable({ text: say(lang, 'graduation'), documents: [graduationCalculator] });
  return undefined;
}
