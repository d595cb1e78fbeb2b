/** The words of a list that is written as text. */
export const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Normalised words that do not narrow a search: articles, prepositions, question words, and the verbs of
 * "who deals with …".
 */
export const functionWords = {
  it: wordsOf(`
il lo la i gli le un uno una
a al allo alla ai agli alle da dal dallo dalla dai dagli dalle con col coi
di del dello della dei degli delle in nel nello nella nei negli nelle
su sul sullo sulla sui sugli sulle per tra fra
e ed o od che chi come dove quando quanto quanta quanti quante quale quali cosa
non si c'e dov'e cos'e qual sono mi ti ci
occupa occupano scrivo
`),
  en: wordsOf(`
a an the of for to at on by from in with and or is are do does can my me
how what where when which who whom not
deals charge write
`),
} as const;

export const stopWords: ReadonlySet<string> = new Set(Object.values(functionWords).flat());
