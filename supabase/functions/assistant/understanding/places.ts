/**
 * Where students go on exchange. No text here is about a place: beside words of going there it says no more
 * than they do, and is not missed.
 */
const names = `
spagna spain francia france germania germany portogallo portugal inghilterra england uk britannia irlanda ireland scozia
scotland olanda netherlands belgio belgium svizzera switzerland austria danimarca denmark svezia sweden norvegia norway
finlandia finland islanda iceland polonia poland cechia czechia ungheria hungary grecia greece turchia turkey romania
croazia croatia slovenia estonia lettonia latvia lituania lithuania usa america stati canada messico mexico brasile brazil
argentina cile chile peru colombia australia zelanda zealand giappone japan cina china corea korea india singapore taiwan
thailandia thailand vietnam israele israel marocco morocco sudafrica
barcellona barcelona madrid siviglia seville valencia lisbona lisbon porto parigi paris lione lyon berlino berlin monaco
munich amburgo hamburg francoforte frankfurt colonia cologne mannheim londra london dublino dublin edimburgo edinburgh
amsterdam rotterdam utrecht maastricht bruxelles brussels lovanio leuven vienna zurigo zurich ginevra geneva copenhagen
copenaghen aarhus stoccolma stockholm oslo bergen helsinki praga prague varsavia warsaw budapest atene athens istanbul
tallinn riga vilnius york boston chicago toronto montreal vancouver sydney melbourne tokyo seoul pechino beijing shanghai
`;

export const places: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** What somebody who names a place abroad may be looking for. */
export const goingThere = ['exchange', 'scambio', 'mete'] as const;

const abroad = new Set(
  'exchange scambio erasmus mobilita freemover meta mete punteggio punteggi media graduatoria partire estero stage magistrale'.split(
    ' ',
  ),
);

/** Whether a word is about going there: "the capital of Australia" is not. */
export const isOfGoing = (word: string) => abroad.has(word);
