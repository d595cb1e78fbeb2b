/** The number of a word is its place, after twenty in tens. */
const inOrder = [
  'zero un,uno,una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
];

/** The numbers of Italian and English words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  inOrder.flatMap((words) =>
    words
      .split(' ')
      .flatMap((forms, place) =>
        forms.split(',').map((form) => [form, place <= 20 ? place : (place - 18) * 10] as const),
      ),
  ),
);
