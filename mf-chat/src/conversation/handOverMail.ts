import { cutText } from 'shared/search';
import type { Message } from './conversation.ts';

/** The words around the conversation. */
interface MailWords {
  greeting: string;
  intro: string;
  me: string;
  assistant: string;
}

/** Mail programs cut longer addresses off; the last messages say most. */
const maxLength = 1500;

/** The text of a mail to a person: a greeting, and what was asked and answered. */
export function handOverMail(
  messages: readonly Pick<Message, 'role' | 'content'>[],
  { greeting, intro, me, assistant }: MailWords,
): string {
  const lines = messages
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => `${role === 'user' ? me : assistant}: ${content}`);
  while (lines.length > 1 && lines.join('\n\n').length > maxLength) lines.shift();
  return [greeting, intro, ...lines.map((line) => cutText(line, maxLength)), ''].join('\n\n');
}
