import { fault, inPart, journey, notTested, type Part, proven, unitTest } from '../statement.ts';

const quoted = unitTest(
  'mf-handouts/src/locales/texts',
  'the two languages › say what the specification quotes, to the letter',
);
/** In both languages, with the toast or without it, as the catalogue says. */
const failing = (read: string) => fault('backend', read);
const calculators = (title: string) => journey('calculatorsFailures', title);

export const errors: Part = {
  heading: '8. The error catalogue',
  statements: [
    proven(
      'Year list load failure: destructive toast ‘Errore’ / ‘Impossibile caricare le dispense’.',
      failing('year list'),
    ),
    proven('Year list, unexpected: ‘Si è verificato un errore imprevisto’.', failing('year list')),
    proven('Course files failure: the same title.', failing('course files')),
    proven(
      'Course files, unexpected: ‘Errore nel caricamento delle dispense’.',
      failing('course files'),
    ),
    proven(
      'Course files, missing file URL: ‘URL del file non disponibile’.',
      journey('handoutsCourse', 'in * › a row without an address says that there is none'),
    ),
    proven(
      'Guides failure: toast with common error title and ‘Impossibile caricare le guide’.',
      journey(
        'guidesFaults',
        'guides that fail, in * › *: the exact message, and the way to try again',
      ),
    ),
    proven(
      'Guides, unexpected: the generic unexpected-error text.',
      failing('guides of a category'),
    ),
    proven(
      'CLMG fetch failure: error toast with the translated ‘errorFetching’.',
      failing('CLMG handouts'),
      quoted,
    ),
    proven(
      'A CLMG download shows a success toast ‘downloadStarted’.',
      journey('handoutsLaw', 'in * › a law file is downloaded with a toast that says so'),
    ),
    proven(
      'Representatives and guide-category failures: only logged; list left empty.',
      journey(
        'representativesFaults',
        'a failure is only logged, the list is empty and can be asked again, in *',
      ),
      journey(
        'guidesFaults',
        'guides that fail, in * › categories that fail are only logged, the list is empty and can be asked again',
      ),
    ),
    proven(
      'Handout and event fetch failures on home: only logged; shown as empty.',
      failing('home handouts by year'),
      failing('home handouts search'),
      failing('events'),
    ),
    proven(
      'Calculator load failures: destructive toast ‘Errore’ with the text of what failed.',
      failing('courses of *'),
      failing('exams of *'),
      failing('course multipliers estimation'),
      failing('NC_max'),
      failing('dest_exc_msc'),
      failing('course-multiplier_UG'),
      failing('UG_exchange_destinations'),
    ),
    proven(
      'CLMG: ‘Impossibile caricare il piano di studi’, ‘Impossibile caricare le destinazioni’.',
      failing('CLMG_studyplan'),
      failing('CLMG_destinations_exchange'),
    ),
    proven(
      'Calculation failure: ‘Errore nel calcolo: Si è verificato un errore durante il calcolo’.',
      calculators('MSc: nothing to divide by is the calculation’s own failure'),
    ),
    proven(
      'Missing input: ‘Dati mancanti’.',
      journey(
        'calculatorsEntry',
        'MSc: what is missing is said and gets the focus, field by field',
      ),
    ),
    proven(
      'Chat failure: ‘Mi dispiace, si è verificato un errore. …’ and fallback mode on.',
      journey('chat', 'a failure is said in the specified words and points to ChatGPT (*)'),
      unitTest('mf-chat/src/locales', 'texts › quote the specification to the letter'),
    ),
    inPart(
      'PDF extraction failure: console only (‘Failed to extract PDF content’ or ‘PDF extraction failed’); nothing shown.',
      'The second wording: Supabase’s client answers every failure as a value, so that nothing throws.',
      journey(
        'shellPages',
        'the PDFs are asked to be read once a load, and their failure shows nothing',
      ),
    ),
    proven(
      'Hero video failure: console log; video hidden.',
      journey('hero', 'a video that cannot be had is logged and hidden'),
    ),
    notTested(
      'Other copy: ‘Error loading content’ with a retry button (magazine).',
      'There is no magazine among the screens and routes of the specification.',
    ),
    proven(
      'Other copy: ‘Error loading handouts’, ‘Year not found’.',
      failing('CLMG handouts'),
      quoted,
    ),
    proven(
      'Other copy: ‘Category not found’, ‘No guides found’, ‘No categories found’.',
      unitTest(
        'mf-guides/src/locales',
        'the texts that the specification quotes › stand to the letter',
      ),
      journey('guides', 'guides in * › an address without a category says that it is missing'),
      journey('guides', 'guides in * › where there is none the page says so'),
    ),
    proven('Other copy: ‘An unexpected error occurred’.', failing('guides of a category')),
    notTested(
      'Other copy: ‘No members found with current filters.’',
      'No screen of the specification filters members; the site has no such copy.',
    ),
    proven(
      'Other copy: ‘No handouts available’.',
      journey(
        'handoutsLaw',
        'in * › a law year counts its results, and has an empty state for each reason',
      ),
    ),
    proven(
      'Other copy: ‘Registration not available’.',
      journey(
        'events',
        'each offers its registration, or says that there is none, and a calendar (*)',
      ),
    ),
    proven(
      'Unknown route: 404 page.',
      journey('shellPages', 'any other path is the 404, with its way home (*)'),
    ),
  ],
};
