/**
 * Reads a body and stops as soon as it is too large: what its length says may be missing or wrong.
 * @param most in bytes.
 * @returns undefined when there is more; the rest is not read.
 */
export async function readAtMost(
  { body }: Request | Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) {
      // The caller may be gone already: that its body cannot be cancelled changes nothing.
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
