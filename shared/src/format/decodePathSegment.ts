/** A step of an address as it is meant; one that is not validly encoded (`100%`) stands for itself. */
export function decodePathSegment(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
