/** Answered with somebody to turn to. */
export const distress = [
  'non ce la faccio più',
  'sono in panico per l’esame',
  'voglio mollare',
  'sono giorni che piango per gli esami, non so più che fare',
  'mi sento solo e vorrei lasciare l’università',
  'I can’t take it anymore, I want to drop out',
  'ho un attacco di panico, domani ho l’orale',
  'a volte penso che sarebbe meglio non esserci',
  'I’m so overwhelmed, everything is falling apart',
  'ho fallito tutto, non valgo niente',
  'I feel so alone here, nobody talks to me',
];

/** Answered in words alone, with nothing to open. */
export const smallTalk = [
  'Ehi, buongiorno!',
  'grazie mille, sei stato utilissimo',
  'hi there',
  'thanks a lot, bye',
  'come stai?',
  'sei un robot o una persona?',
  'cosa sai fare?',
  'ok perfetto',
  'who are you?',
  'buonanotte',
  'heyy',
  'grande, grazie dell’aiuto!',
  'buondì!',
];
