/**
 * Normalised words that do not narrow a search: articles, prepositions, question words, and the verbs of
 * "who deals with …".
 */
export const stopWords: ReadonlySet<string> = new Set(
  [
    // Italian
    'il lo la i gli le un uno una',
    'a al allo alla ai agli alle da dal dallo dalla dai dagli dalle con col coi',
    'di del dello della dei degli delle in nel nello nella nei negli nelle',
    'su sul sullo sulla sui sugli sulle per tra fra',
    'e ed o od che chi come dove quando quanto quanta quanti quante quale quali cosa',
    "non si c'e dov'e cos'e qual sono mi ti ci",
    'occupa occupano scrivo',
    // English
    'an the of for to at on by from with and or is are do does can my me',
    'how what where when which who whom',
    'deals charge write',
  ].flatMap((line) => line.split(' ')),
);
