/** The months, as people write them. */
export const months = [
  ['gennaio', 'january'],
  ['febbraio', 'february'],
  ['marzo', 'march'],
  ['aprile', 'april'],
  ['maggio', 'may'],
  ['giugno', 'june'],
  ['luglio', 'july'],
  ['agosto', 'august'],
  ['settembre', 'september'],
  ['ottobre', 'october'],
  ['novembre', 'november'],
  ['dicembre', 'december'],
] as const;

/** The weekdays, from Sunday. */
export const weekdays = [
  ['domenica', 'sunday'],
  ['lunedi', 'monday'],
  ['martedi', 'tuesday'],
  ['mercoledi', 'wednesday'],
  ['giovedi', 'thursday'],
  ['venerdi', 'friday'],
  ['sabato', 'saturday'],
] as const;

/** In the glossary, because questions about opening hours of libraries name them. */
const openingDays = new Set(['domenica', 'sunday', 'sabato', 'saturday']);

/**
 * Words of time are optional in a search: the association's texts say how things are done every year.
 */
export const timeWords: ReadonlySet<string> = new Set([
  ...[...months, ...weekdays].flat().filter((word) => word !== 'may' && !openingDays.has(word)),
  ...'oggi stasera domani dopodomani settimana settimane mese mesi weekend giorno giorni data date invernale invernali estivo estiva estivi estive autunnale autunnali today tonight tomorrow week weeks month months day days date dates winter summer'.split(
    ' ',
  ),
]);
