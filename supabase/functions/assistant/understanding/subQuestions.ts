import { normalizeText, questionWords, tokenize } from 'shared/search';
import { programmeOf } from '../lookups/programme.ts';

/** Where one sub-question may end and the next begin. */
const conjunction =
  /\s*(?:[?.;]+\s+(?:(?:e|ed|and|also|poi|inoltre)\s+)?|,?\s+(?:ma anche|but also|as well as|e anche|ed anche|e poi|and then|and also|oltre a|plus|also|inoltre)\s+|,?\s+(?:e|ed|and|&|\+)\s+|,\s+)/i;

const questionWord =
  /^(come|quando|dove|dov'e|chi|che|cosa|qual\w*|quant\w*|perche|posso|si puo|c'e|ci sono|avete|sapere|sai|how|when|where|who|whom|what|which|why|can|do|does|is|are|may|should)\b/;
const request =
  /\b(come|quando|dove|chi|cosa|qual\w*|quant\w*|cerco|vorrei|voglio|mi serv\w+|avete|how|when|where|who|what|which|i need|i want|looking for|do you have)\b/;
/** A part that points back to the other one is not a question of its own. */
const pointsBack =
  /\b(it|its|they|them|that|those|this|these|quest[oa]|quell[oaie](?! (di|del\w*|dei|degli)\b))\b|\b(lo|la|li|le|ne)\W*$|^(come|dove|quando|chi) (lo|la|li|le|ne) /;
/** A conjunction that separates two sub-questions, whatever stands around it. */
const strongConjunction = /[?.;]|\b(anche|also|well as|oltre|poi|then|inoltre)\b/;
const lastPreposition =
  /^(.*\b(?:di|del|della|dello|dei|degli|delle|per|su|sul|sulla|about|of|for|on)\b|.*\b(?:d|dell|all|sull)')\s*/;
const leadingPreposition =
  /^(?:quell[oaie] )?(?:di|del|della|dello|dei|degli|delle|per|su|sul|sulla|about|of|for|on|in|a|al|alla)\s+|^(?:d|dell|all|sull)'/;

/** The parts of a question that may be two sub-questions. */
type Decomposition = {
  readonly parts: readonly [string, string];
  /** Whether each part asks by itself: "dove mangio e come pago". */
  readonly independent: boolean;
};

/** "Triennale" alone says of which degree, and asks nothing. */
const hasTopic = (text: string) =>
  tokenize(text).some((word) => !questionWords.has(word) && programmeOf(word) === undefined);

/**
 * Every way to split a compound question in two. The second part gets what it shares with the first:
 * "appunti di micro e statistica" are notes twice.
 */
export function decompositionsOf(message: string): Decomposition[] {
  // Without its accent "è" would be the conjunction.
  const text = normalizeText(message.replace(/(?<=\s)[èÈ](?=\s)/g, "e'")).trim();
  const pieces = text.split(conjunction);
  if (pieces.length < 2 || pieces.length > 6) return [];
  const separators = [...text.matchAll(new RegExp(conjunction, 'gi'))].map(([match]) => match);
  return separators.flatMap((_, index): Decomposition[] => {
    const join = (from: number, to: number) =>
      pieces
        .slice(from, to)
        .map((piece, at) => piece + (from + at < to - 1 ? (separators[from + at] ?? '') : ''))
        .join('');
    const first = join(0, index + 1).trim();
    const second = join(index + 1, pieces.length).trim();
    if (!hasTopic(first) || !hasTopic(second) || pointsBack.test(second)) return [];
    const asks = questionWord.test(second);
    // After a comma the first part may only lead up to the question: "scusa la domanda stupida, …".
    if (/^,\s*$/.test(separators[index] ?? '') && !(asks && request.test(first))) return [];
    const independent = asks || strongConjunction.test(separators[index] ?? '');
    return [{ parts: [first, asks ? second : withHeadOf(first, second)], independent }];
  });
}

/** "formulario di finanza" and "di statistica": "formulario di statistica". */
function withHeadOf(first: string, second: string): string {
  const rest = second.replace(leadingPreposition, '');
  const upToPreposition = lastPreposition.exec(first)?.[1];
  if (upToPreposition !== undefined) return `${upToPreposition} ${rest}`;
  const words = first.split(/\s+/);
  const topic = words.findIndex((word) => tokenize(word).some((each) => !questionWords.has(each)));
  return [...words.slice(0, Math.max(0, topic)), second].join(' ');
}
