import { english } from './feelings/english.ts';
import { italian } from './feelings/italian.ts';

/**
 * The lexicon of a bad time: what people say they are, after words by which they speak of themselves; phrases that
 * say it alone; and figures of speech, which are taken out first. Entries are on lines or between commas. `*` is
 * the end of a word, `_` up to three words; parentheses and brackets are those of regular expressions.
 */
const lexicons = [italian, english];

/** What may stand between "I feel" and the feeling. */
const adverbs =
  '(?:(?:cosi|molto|tanto|troppo|davvero|proprio|sempre|piu|abbastanza|un|po|un po|completamente|totalmente|veramente|solo|come|anche|pure|ormai|sempre piu|da mesi|so|very|really|too|extremely|super|completely|totally|always|just|quite|pretty|kinda|kind of|a bit|constantly|like|all|the|time|lately|honestly|and|e|anche se|stanc[oa]|tired|\\w+ and|\\w+ e) ){0,4}';

const patternOf = (entry: string) =>
  entry
    .trim()
    .replace(/(?<=[a-z])\*/g, "[\\w']*")
    .replace(/ _(?= )/g, "(?: [\\w']+){0,3}");

const entriesOf = (lines: string) =>
  lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line]));
const statesOf = (lines: string) =>
  entriesOf(lines).flatMap((line) => line.split(',').map(patternOf));
const anyOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const feeling = new RegExp(
  `(?<![\\w'])${anyOf(
    lexicons.flatMap(({ openers, states, selfOpeners, selfStates, phrases }) => [
      `${anyOf(statesOf(openers))} ${adverbs}${anyOf(statesOf(states))}`,
      `${anyOf(statesOf(selfOpeners))} ${adverbs}${anyOf(statesOf(selfStates))}`,
      ...entriesOf(phrases).map(patternOf),
    ]),
  )}(?![\\w'])`,
);

const idioms = new RegExp(
  `(?<![\\w'])${anyOf(lexicons.flatMap((lexicon) => entriesOf(lexicon.idioms).map(patternOf)))}(?![\\w])`,
  'g',
);

/** Removes figures of speech from a normalised message: "questo esame è da piangere". */
export const withoutIdioms = (normalized: string): string => normalized.replace(idioms, ' … ');

/** Whether a message has a figure of speech, or says that somebody is well. */
export const isFigurative = (normalized: string): boolean =>
  withoutIdioms(normalized) !== normalized || laughs(normalized);

/** Whether somebody says of themselves that they are not well, in a message without figures of speech. */
export const saysFeeling = (literal: string): boolean => feeling.test(literal);

/** Laughter makes a figure of speech likelier. A smile does not: people in distress soften what they say with one. */
const laughter =
  /(?<!\w)(?:(?:a?ha){2,}h?|ahah\w*|lol|lmao|xd|rotfl)(?!\w)|[😂🤣🎉🥳]|[:;]-?d(?!\w)/u;

export const laughs = (normalized: string): boolean => laughter.test(normalized);
