/** How the fragment of a link with courses begins; apart from what reads it, which loads only for such a link. */
export const linkMark = '#corsi=';
