/**
 * Destinations of exchanges. No text is about a city or country, so beside an exchange word it becomes a synonym
 * of exchange and is not required.
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

export const destinations: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** What a question that names a destination searches for. */
export const exchangeTerms = ['exchange', 'scambio', 'mete'] as const;

const abroad = new Set(
  'exchange scambio erasmus mobilita freemover meta mete punteggio punteggi media graduatoria partire estero stage magistrale'.split(
    ' ',
  ),
);

/** Whether a word makes a city or country a destination; "the capital of Australia" has none. */
export const isExchangeWord = (word: string) => abroad.has(word);
