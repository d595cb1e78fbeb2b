/** Something at something with a dot; half a surrogate pair cannot stand in an address. */
const addressShape = /^[^\s@<>(),;:"\\\p{Cs}]+@[^\s@<>(),;:"\\\p{Cs}]+\.[^\s@<>(),;:"\\\p{Cs}]+$/u;

/**
 * The link that starts a mail to the address in a row, or undefined when the row has no address
 * column or holds no address. What is typed in a table may carry `?bcc=…`: it stays part of the
 * address and never becomes a header of the mail.
 */
export function mailLink(row: object): string | undefined {
  if (!('email' in row) || typeof row.email !== 'string') return undefined;
  const address = row.email.trim();
  if (!addressShape.test(address)) return undefined;
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}
