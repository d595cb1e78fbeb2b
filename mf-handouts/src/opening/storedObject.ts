/**
 * The object that a signed link is asked for: the last path segment of a file's address, when that
 * address contains the bucket's name (specification section 7); else undefined.
 *
 * The name is answered encoded once, because the storage client puts it into an address as it is
 * and a `%`, `?` or `#` in it would mean something else there.
 */
export function storedObject(fileUrl: string | null, bucket: string): string | undefined {
  const text = fileUrl?.trim() ?? '';
  if (!text.includes(bucket)) return undefined;
  try {
    const segment = new URL(text, 'https://same-site.invalid').pathname.split('/').at(-1) ?? '';
    return segment === '' ? undefined : encodeURIComponent(decoded(segment));
  } catch {
    return undefined;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
