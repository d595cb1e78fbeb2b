import type { ServedSite } from '../../tools/site/serveSite.ts';

/** A handout in whose PDF a word stands. */
export interface TextFound {
  id: string;
  name: string;
  subject: string;
  page: number;
  excerpt: string;
}

/**
 * What the backend finds inside the PDFs. They are read a few at a time, by the function that every
 * visitor's browser calls; here it is called until the word is found.
 */
export async function textsFound({ backend }: ServedSite, term: string): Promise<TextFound[]> {
  const headers = { apikey: backend.publishableKey };
  for (;;) {
    const query = new URLSearchParams({ term });
    const answer = await fetch(`${backend.url}/rest/v1/rpc/search_handout_texts?${query}`, {
      headers,
    });
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
    const found: TextFound[] = await answer.json();
    if (found.length > 0) return found;
    const extraction = await fetch(`${backend.url}/functions/v1/extract-pdf-content`, {
      method: 'POST',
      headers,
    });
    const { remaining }: { remaining: number } = await extraction.json();
    if (remaining === 0) throw new Error(`No PDF contains ${term}.`);
  }
}

/** Rows as the function answers them, for what no real file can show on demand. */
export const madeUpText = (changes: Partial<TextFound> = {}) => ({
  source: 'handouts',
  id: 'made-up',
  name: 'Statistica - Appunti.pdf',
  subject: 'Statistica',
  year: 'Second Year',
  uploaded_at: '2026-01-01T10:00:00Z',
  file_url: null,
  page: 3,
  excerpt: 'uno stimatore corretto',
  ...changes,
});

export const openToAll = { 'Access-Control-Allow-Origin': '*' };
