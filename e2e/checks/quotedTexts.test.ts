/** The texts that the specification quotes, of every section: a change of one breaks a promise. */
import { expect, it } from 'vitest';
import { dialogTitles } from '../../mf-calculators/src/calculatorTypes.ts';
import { text } from '../translations.ts';

const handouts = 'mf-handouts';
const guides = 'mf-guides';
const chat = 'mf-chat';
const calculators = 'mf-calculators';

// @spec calculators.2 chat.1 chat.4 errors.8 errors.16 errors.20 errors.21
it.each([
  [handouts, 'it', 'loadFailed', 'Impossibile caricare le dispense'],
  [handouts, 'it', 'noUrl', 'URL del file non disponibile'],
  [handouts, 'it', 'year.empty', 'Nessun corso trovato'],
  [handouts, 'it', 'year.emptyHint', 'Non sono ancora disponibili dispense per il {{year}}'],
  [handouts, 'it', 'course.empty', 'Nessuna dispensa trovata'],
  [handouts, 'it', 'course.unexpected', 'Errore nel caricamento delle dispense'],
  [handouts, 'en', 'years.first', 'First Year'],
  [handouts, 'en', 'years.second', 'Second Year'],
  [handouts, 'en', 'years.third', 'Third Year'],
  [handouts, 'en', 'count_one', '{{count}} file'],
  [handouts, 'en', 'count_other', '{{count}} files'],
  [handouts, 'en', 'clmg.errorFetching', 'Error loading handouts'],
  [handouts, 'en', 'clmg.unknownYear', 'Year not found'],
  [handouts, 'en', 'clmg.empty', 'No handouts available'],
  [guides, 'it', 'category.empty', 'Nessuna guida trovata'],
  [guides, 'it', 'category.missing', 'Categoria non trovata'],
  [guides, 'it', 'failed', 'Impossibile caricare le guide'],
  [guides, 'en', 'category.empty', 'No guides found'],
  [guides, 'en', 'category.missing', 'Category not found'],
  [guides, 'en', 'categories.empty', 'No categories found'],
  [chat, 'it', 'subtitle', 'Risposte rapide, guide e contatti'],
  [chat, 'it', 'composer.placeholder', 'Scrivi la tua domanda...'],
  [chat, 'it', 'chatGpt', 'Apri su ChatGPT'],
  [chat, 'it', 'topics.fees', 'Tasse e agevolazioni'],
  [chat, 'it', 'topics.studyPlan', 'Piano di studi'],
  [chat, 'it', 'topics.exchange', 'Mobilità internazionale'],
  [chat, 'it', 'topics.examDates', 'Appelli'],
  [chat, 'it', 'topics.representative', 'Contatta un rappresentante'],
  [
    chat,
    'it',
    'message.failed',
    'Mi dispiace, si è verificato un errore. Prova a usare il pulsante "Apri su ChatGPT" per continuare la conversazione.',
  ],
  [calculators, 'it', 'dialog.unknownTitle', 'Calcolatore in Sviluppo'],
  [calculators, 'it', 'dialog.unknown', 'Questo calcolatore sarà disponibile presto!'],
  [calculators, 'it', 'tabs.input', 'Inserimento Dati'],
  [calculators, 'it', 'tabs.results', 'Risultati'],
  [calculators, 'it', 'failures.courses', 'Impossibile caricare i corsi di laurea'],
  [calculators, 'it', 'failures.exams', 'Impossibile caricare gli esami per questo corso'],
  [calculators, 'it', 'failures.data', 'Errore nel caricamento dei dati'],
  [calculators, 'it', 'failures.courseSubjects', 'Errore nel caricamento delle materie del corso'],
  [calculators, 'it', 'failures.clmgPlan', 'Impossibile caricare il piano di studi'],
  [calculators, 'it', 'failures.clmgDestinations', 'Impossibile caricare le destinazioni'],
  [calculators, 'it', 'msc.failed', 'Errore nel calcolo'],
  [calculators, 'it', 'msc.failedReason', 'Si è verificato un errore durante il calcolo'],
  [calculators, 'it', 'msc.missing', 'Dati mancanti'],
  [calculators, 'it', 'msc.problems.exams', 'Seleziona un corso e inserisci i voti degli esami'],
  [calculators, 'it', 'msc.problems.multipliers', 'Inserisci i moltiplicatori WA e CFU'],
] as const)('%s in %s: %s', (namespace, language, key, quoted) => {
  expect(text(namespace, language, key)).toBe(quoted);
});

it.each(['it', 'en'] as const)(
  'the chat’s error names the ChatGPT button as it is called in %s',
  (language) => {
    expect(text(chat, language, 'message.failed')).toContain(
      `"${text(chat, language, 'chatGpt')}"`,
    );
  },
);

it('the calculators’ titles', () => {
  expect(Object.values(dialogTitles)).toEqual([
    'Undergraduate Graduation Grade Calculator',
    'Exchange Calculator MSc',
    'Exchange Calculator CLMG',
    'Exchange Calculator UG',
  ]);
});
