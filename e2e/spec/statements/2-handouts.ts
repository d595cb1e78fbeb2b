import { inPart, journey, ownJourney, type Part, proven, unitTest } from '../statement.ts';

const year = (title: string) => journey('handoutsYear', `in * › ${title}`);
const course = (title: string) => journey('handoutsCourse', `in * › ${title}`);
const law = (title: string) => journey('handoutsLaw', `in * › ${title}`);
const home = (title: string) => journey('handoutsHome', `in * › ${title}`);
const threeYears =
  'three years, the first one chosen; each shows its latest three and leads to its page';

export const handoutsOnHome: Part = {
  heading: '2. Handouts section on home (anchor dispensen)',
  statements: [
    proven('Year filter button row (First, Second, Third Year; default First).', home(threeYears)),
    proven(
      'A search box.',
      home('a search looks in every year and leads to all handouts; blank is none'),
    ),
    proven(
      'Handout cards.',
      home(threeYears),
      journey('home', 'home shows the three latest first-year handouts of the database'),
    ),
    inPart(
      'A ‘see all’ link to the route of the selected year (fallback /dispense).',
      'The fallback: every year that can be selected has a route, and what no year is named by selects the first.',
      home(threeYears),
      journey('handoutsSearch', '?anno=* is the first year'),
    ),
    proven(
      'While searching, a link to /dispense.',
      home('a search looks in every year and leads to all handouts; blank is none'),
    ),
    proven(
      'Choosing a year clears the search and loads that year’s latest handouts.',
      journey('handouts', 'choosing a year clears the search'),
      home(threeYears),
    ),
    proven(
      'A non-blank search switches to search mode.',
      home('a search looks in every year and leads to all handouts; blank is none'),
    ),
  ],
};

export const yearLists: Part = {
  heading: '2. Year list pages',
  statements: [
    proven(
      'Each card shows the subject name and file count (singular ‘file’, plural ‘files’).',
      year('a year lists each course once, in order, with its files, and leads back'),
      year('one file is "file", also in English'),
    ),
    proven(
      'Each card links to the course page.',
      journey('routes', 'routes in * › year list, course page: *'),
    ),
    proven(
      'Empty: ‘Nessun corso trovato’ with ‘Non sono ancora disponibili dispense per il <year>’.',
      year('a year without courses says so, and nothing that is not so'),
    ),
    proven(
      'Back link ‘Torna alle Dispense’.',
      year('a year lists each course once, in order, with its files, and leads back'),
    ),
  ],
};

export const coursePage: Part = {
  heading: '2. Course page',
  statements: [
    proven(
      'Shows the title, file count, and each file with name, ‘PDF’, year and upload date in Italian format.',
      course('a course shows its title, count and files with name, PDF, year and date'),
      unitTest(
        'mf-handouts/src/files/uploadDate',
        'the date on a ticket › is a date in Milan, also on New Year’s Eve',
      ),
    ),
    proven(
      'Clicking a file opens it.',
      journey('handouts', 'a file of a course opens through a signed link in a tab of its own'),
    ),
    proven('Empty: ‘Nessuna dispensa trovata’.', course('a course without files says so')),
    proven(
      'Back link goes to that year’s list.',
      course('a course shows its title, count and files with name, PDF, year and date'),
    ),
  ],
};

export const lawYear: Part = {
  heading: '2. CLMG year page',
  statements: [
    proven(
      'Text search box filtering by name (case-insensitive contains).',
      law('a law year counts its results, and has an empty state for each reason'),
      journey(
        'handoutsSearch',
        'the filter of a law year is in its address, and ignores accents and case',
      ),
    ),
    proven(
      'Result count (one result or N results).',
      law('a law year counts its results, and has an empty state for each reason'),
    ),
    proven(
      'Separate empty states for no handouts and for no search results.',
      law('a law year counts its results, and has an empty state for each reason'),
    ),
    proven(
      'A download button per item.',
      law('a law file is downloaded with a toast that says so'),
      ownJourney('handouts', 'each file of a law year has a button that downloads it'),
    ),
    proven(
      'An unknown year shows an error with a link back to /dispense/clmg.',
      journey('routes', 'routes in * › an unknown CLMG year says so and leads back'),
      law('an unknown law year promises nothing'),
    ),
  ],
};
