import { isAnOrder } from '../understanding/outOfScope.ts';
import { notFound, rules } from './prompt.ts';

const longest = 1500;
const links =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]«»“”"]+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|it|eu|io|info|me|app|example)\b(?:\/[^\s<>()[\]«»“”"]*)?/gi;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * What a student may be shown of what a model wrote. Links that the material does not have are taken
 * out.
 * @param material everything that the model was given, and the question.
 * @returns undefined when it cannot be trusted: empty, a page of HTML, the instructions themselves, or a
 * number or a mail address that stands nowhere in the material.
 */
export function trustworthy(written: string, material: string): string | undefined {
  if (written.length > longest || /<\/?[a-z!][^>]*>/i.test(written)) return undefined;
  if (written.includes(notFound) || isAnOrder(written)) return undefined;
  const folded = written.toLowerCase();
  if (rules.some((rule) => folded.includes(rule.toLowerCase().slice(0, 40)))) return undefined;

  const text = written
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
  if ((text.match(addresses) ?? []).some((address) => !material.includes(address)))
    return undefined;
  const kept = text
    .replace(links, (link) => {
      const address = link.replace(/[.,;:!?]+$/, '');
      return (material.includes(address) ? address : '') + link.slice(address.length);
    })
    .replace(/\(\s*\)/g, '')
    .replace(/[^\S\n]+([.,;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  // A date or an amount that nobody wrote is worse than no answer.
  const numbers = kept.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const known = new Set(material.match(/\d+(?:[.,:]\d+)*/g) ?? []);
  if (numbers.some((number) => !known.has(number))) return undefined;
  return /\p{L}{2}/u.test(kept) ? kept : undefined;
}
