/** Server files have 18 to 73 KB, the registry 6 KB. */
const maximumBytes = 2 * 1024 * 1024;

/**
 * Fetches a file of text.
 *
 * @throws Error when it is too large, too late, or not there.
 */
export async function fetchText(url: string, timeoutMs: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw new Error(`${url} is larger than ${maximumBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
