import type { ServedSite } from '../../tools/site/serveSite.ts';

/** A handout whose PDF contains the search term. */
interface PdfMatch {
  id: string;
  name: string;
  subject: string;
  page: number;
  excerpt: string;
}

/** Searches the PDFs, extracting their text in batches, as the site does, until the term is found. */
export async function searchPdfs({ backend }: ServedSite, term: string): Promise<PdfMatch[]> {
  const headers = { apikey: backend.publishableKey };
  for (;;) {
    const query = new URLSearchParams({ term });
    const response = await fetch(`${backend.url}/rest/v1/rpc/search_handout_texts?${query}`, {
      headers,
    });
    if (!response.ok) throw new Error(`The backend responded with ${response.status}.`);
    const matches: PdfMatch[] = await response.json();
    if (matches.length > 0) return matches;
    const extraction = await fetch(`${backend.url}/functions/v1/extract-pdf-content`, {
      method: 'POST',
      headers,
    });
    const { remaining }: { remaining: number } = await extraction.json();
    if (remaining === 0) throw new Error(`No PDF contains ${term}.`);
  }
}

/** A row of the search function's response. */
export const pdfMatch = (changes: Partial<PdfMatch> = {}) => ({
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
