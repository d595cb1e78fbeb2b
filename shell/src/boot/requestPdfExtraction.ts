import { supabase } from 'shared/runtime';

/**
 * Asks the backend to read newly uploaded PDFs (specification section 7). Nothing on the page waits
 * for it or shows it.
 */
export async function requestPdfExtraction(): Promise<void> {
  try {
    const { data, error } = await supabase().functions.invoke('extract-pdf-content');
    if (error) console.error('Failed to extract PDF content', error);
    else console.log('PDF extraction', data);
  } catch (error) {
    console.error('PDF extraction failed', error);
  }
}
