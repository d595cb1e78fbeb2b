import { normalizeText } from 'shared/search';
import sentences from '../words/danger.json' with { type: 'json' };

/**
 * One sentence of the list. A final full stop: the clause ends there, so that "voglio farla finita con questa tesi" is
 * a question about a thesis. An asterisk: any ending.
 */
function patternOf(sentence: string): RegExp {
  const words = normalizeText(sentence).replace(/\.$/, '').replaceAll('*', '\\w*');
  const end = sentence.endsWith('.') ? '(?=\\s*($|[^\\w\\s]|(e|ma|and|but)\\b))' : '(?!\\w)';
  return new RegExp(`(?<!\\w)${words}${end}`);
}

const danger = [...sentences.it, ...sentences.en].map(patternOf);

/**
 * Whether somebody says that they are in danger, in a sentence of `danger.json`. Moods are not detected: under every
 * reply that is not certain stands where a person listens.
 */
export const isInDanger = (message: string) => {
  const text = normalizeText(message).replace(/\s+/g, ' ');
  return danger.some((pattern) => pattern.test(text));
};
