import { cellText } from 'shared/format';
import { indexText } from 'shared/search';

/** The columns of `representatives` that every installation has. */
export const representativeColumns = ['id', 'name', 'section', 'url'] as const;

/** Values may be of any type; not every table has the optional columns. */
export type RepresentativeRow = Record<(typeof representativeColumns)[number], unknown> &
  Partial<Record<'email', unknown>>;

/** A person in one body. */
export type Person = NonNullable<ReturnType<typeof personOf>>;

/** The URL from which a photo may be loaded (`safePictures`). */
export type PhotoUrl = (url: string | null) => string | undefined;

/**
 * Reads a row.
 *
 * @returns Undefined for a row without a name.
 */
export function personOf(row: RepresentativeRow, photoUrl: PhotoUrl) {
  const name = cellText(row.name)?.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (!name) return undefined;
  return {
    id: String(row.id),
    name,
    photo: photoUrl(cellText(row.url)),
    /** Undefined where the installation stores no email addresses. */
    mail: mailLink(row.email),
    /** Indexed once, because the search compares it at every keystroke. */
    text: indexText(name),
  };
}

/** Equal for two rows of the same person. Accents count: Nicolo is not Nicolò. */
export function nameKey(name: string): string {
  return name.toLowerCase().replaceAll('’', "'");
}

/** Merges two rows of one person: the second fills in what the first lacks. */
export function mergePeople(first: Person, second: Person): Person {
  return { ...first, photo: first.photo ?? second.photo, mail: first.mail ?? second.mail };
}

/** `local@domain.tld`, without lone surrogates, which `encodeURIComponent` throws at. */
const emailPattern = /^[^\s@<>(),;:"\\\p{Cs}]+@[^\s@<>(),;:"\\\p{Cs}]+\.[^\s@<>(),;:"\\\p{Cs}]+$/u;

/**
 * A `mailto:` link to an email address of the table. Both parts are encoded, so that a stored `?bcc=…` cannot
 * become a header of the mail.
 */
export function mailLink(value: unknown): string | undefined {
  const email = cellText(value)?.trim() ?? '';
  if (!emailPattern.test(email)) return undefined;
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
