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

/** Whether nothing was offered as an answer. */
export function isRefusal({ type, documents, fallback }: BenchReply): boolean {
  return type === 'not_found' && fallback && documents.length === 0;
}

/** Small talk is answered in words: nothing to open, nobody to write to, no other assistant. */
export function offersNothing({ documents, representatives, fallback }: BenchReply): boolean {
  return documents.length === 0 && representatives.length === 0 && !fallback;
}

/** Whether a reply is all that its question asks for. */
export function isRight(question: BenchQuestion, reply: BenchReply): boolean {
  if (question.kind === 'small talk') return offersNothing(reply);
  return question.expects.length === 0 ? isRefusal(reply) : recall(question, reply) === 1;
}
