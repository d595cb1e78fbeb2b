import { normalizeText } from 'shared/search';
import dangerSentences from '../words/danger.json' with { type: 'json' };
import distressWords from '../words/distress.json' with { type: 'json' };

/**
 * One sentence of a list. A final full stop: the clause ends there, so that "voglio farla finita con questa tesi" is
 * a question about a thesis. An asterisk: any ending.
 */
function patternOf(sentence: string): RegExp {
  const words = normalizeText(sentence).replace(/\.$/, '').replaceAll('*', '\\w*');
  const end = sentence.endsWith('.') ? '(?=\\s*($|[^\\w\\s]|(e|ma|and|but)\\b))' : '(?!\\w)';
  return new RegExp(`(?<!\\w)${words}${end}`);
}

type Sentences = typeof dangerSentences;

function saysOneOf({ it, en }: Sentences): (message: string) => boolean {
  const patterns = [...it, ...en].map(patternOf);
  return (message) => {
    const text = normalizeText(message).replace(/\s+/g, ' ');
    return patterns.some((pattern) => pattern.test(text));
  };
}

/** Whether somebody says that they are in danger, in a sentence of `danger.json`. */
export const isInDanger = saysOneOf(dangerSentences);

const namesDistress = saysOneOf(distressWords);

/** Words of the first person, and what asks for something. */
const ofOneself = /\b(io|mi|me|mi[oa]|miei|mie|sono|sto|ho|i|i'm|im|my|myself)\b/;
const asks =
  /\?|\b(come|quando|dove|chi|che|cosa|qual\w*|quant\w*|cerco|vorrei|voglio|serv\w*|dammi|dimmi|fammi|how|when|where|who|what|which|why|want|need|give|tell|can|could|should)\b/;

/**
 * Whether it may help to say where a person listens: the message has a word of `distress.json`, or tells something of
 * oneself without asking anything. It is said under a reply that is not certain, where a line too many costs little.
 */
export const mayNeedSomebody = (message: string) => {
  const text = normalizeText(message);
  return namesDistress(message) || (ofOneself.test(text) && !asks.test(text));
};
