/** The private bucket of the handouts, unless a project says otherwise with `HANDOUTS_BUCKET`. */
export const handoutsBucket = 'handouts';
