/** Decodes a path segment; one that is not validly encoded (`100%`) is returned as it is. */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
