import type { BenchQuestion } from './question.ts';
import type { BenchReply } from './reply.ts';

const plain = (title: string) =>
  title
    .replace(/\.pdf$/i, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The share of what a good answer must offer that is among the first five documents and people. */
export function recall({ expects }: BenchQuestion, { documents, representatives }: BenchReply) {
  const titles = documents.slice(0, 5).map(({ title }) => plain(title));
  const people = representatives.slice(0, 5);
  const offers = (wanted: string) => {
    const [, kind, name = ''] = /^(course|body|person):(.+)$/.exec(wanted) ?? [];
    if (kind === 'course') return titles.some((title) => title.startsWith(`${plain(name)} - `));
    if (kind === 'body') return people.some(({ organ }) => organ === name);
    if (kind === 'person') return people.some((person) => person.name === name);
    return titles.includes(plain(wanted));
  };
  return expects.filter((each) => each.split('|').some(offers)).length / expects.length;
}

/**
 * The share of the offered documents that are about what was asked: expected, or of the course, the guides'
 * category or the kind of an expected one.
 * @returns undefined when none is offered.
 */
export function precision(
  { expects }: BenchQuestion,
  { documents }: BenchReply,
  matterOf: (title: string) => string | undefined,
): number | undefined {
  if (documents.length === 0) return undefined;
  const wanted = expects.flatMap((each) => each.split('|'));
  const titles = new Set(wanted.map(plain));
  const matters = new Set(wanted.map((each) => matterOf(each)));
  const isRight = (title: string) => {
    const matter = matterOf(title);
    return titles.has(plain(title)) || (matter !== undefined && matters.has(matter));
  };
  return documents.filter(({ title }) => isRight(title)).length / documents.length;
}

/** Whether nothing was offered as an answer. */
export function isRefusal({ type, documents, fallback }: BenchReply): boolean {
  return /^(not_found|refused)$/.test(type) && fallback && documents.length === 0;
}

/** Whether somebody in distress got a person to turn to. */
export function isSupport({ type, representatives, fallback }: BenchReply): boolean {
  return type === 'support' && !fallback && representatives.length > 0;
}

/** Small talk is answered in words: nothing to open, nobody to write to, no other assistant. */
export function offersNothing({ documents, representatives, fallback }: BenchReply): boolean {
  return documents.length === 0 && representatives.length === 0 && !fallback;
}

/** Whether a reply is all that its question asks for. */
export function isRight(question: BenchQuestion, reply: BenchReply): boolean {
  if (question.kind === 'small talk') return offersNothing(reply);
  if (question.kind === 'distress') return isSupport(reply);
  return question.expects.length === 0 ? isRefusal(reply) : recall(question, reply) === 1;
}
