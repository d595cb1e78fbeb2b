import { addressOf, filePlace } from '../opening/signedLink.ts';
import { PdfError } from './pdfFailure.ts';

/**
 * Fetches a handout as it would be opened: through its signed link, else from its own address.
 *
 * @throws PdfError, or the signal's reason when it is aborted.
 */
export async function fetchPdf(fileUrl: string | null, signal: AbortSignal): Promise<Blob> {
  const address = await addressOf(filePlace(fileUrl));
  signal.throwIfAborted();
  if (address === undefined) throw new PdfError('missing');
  let response: Response;
  try {
    response = await fetch(address, { signal });
    // The storage answers 400 for an object that does not exist.
    if (response.status >= 400 && response.status < 500) throw new PdfError('missing');
    if (!response.ok) throw new PdfError('unreachable');
    return await response.blob();
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof PdfError ? cause : new PdfError('unreachable', cause);
  }
}
