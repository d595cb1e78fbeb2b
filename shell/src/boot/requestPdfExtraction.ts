import { supabase } from 'shared/runtime';

/**
 * Makes the backend extract the text of new PDFs. No part of the page depends on it, and the specification
 * gives the words that are logged.
 */
export async function requestPdfExtraction(): Promise<void> {
  try {
    const client = await supabase();
    const { data, error } = await client.functions.invoke('extract-pdf-content');
    if (error) console.error('Failed to extract PDF content', error);
    else console.log('PDF extraction', data);
  } catch (error) {
    console.error('PDF extraction failed', error);
  }
}
