/** The beginning of a fragment with courses. In a file of its own, because its reader loads only for such a link. */
export const linkMark = '#corsi=';
