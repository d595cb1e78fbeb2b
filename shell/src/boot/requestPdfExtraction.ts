import { siteConfig } from 'shared/runtime';

/**
 * Makes the backend extract the text of new PDFs. No part of the page depends on it, so it does not load the
 * backend's client. The specification gives the words that are logged.
 */
export async function requestPdfExtraction(): Promise<void> {
  const { url, publishableKey } = siteConfig().supabase;
  try {
    const response = await fetch(`${url}/functions/v1/extract-pdf-content`, {
      method: 'POST',
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    });
    if (response.ok) console.log('PDF extraction', await response.json());
    else console.error('Failed to extract PDF content', response.status);
  } catch (error) {
    console.error('PDF extraction failed', error);
  }
}
