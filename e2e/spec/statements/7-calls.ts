import {
  backendTest,
  background,
  fault,
  journey,
  ownJourney,
  type Part,
  proven,
  unitTest,
} from '../statement.ts';

const reads = (title: string) => backendTest('readsOfTheSite', title);
const asks = (purpose: string) => ownJourney('calls', `${purpose}: asks as the specification says`);

export const calls: Part = {
  heading: '7. The calls it makes',
  statements: [
    proven(
      'All reads go to the hosted backend; no call writes.',
      ownJourney('calls', 'whatever is opened, the tables are only read, with the public key'),
    ),
    proven(
      'Year list pages: GET handouts where year equals the year name, ordered by subject then filename; fields subject, filename.',
      asks('year list'),
      reads('handouts › lists a year by subject, then file'),
    ),
    proven(
      'Course files: GET handouts where subject and year equal, ordered by uploaded_at descending; fields id, filename, year, uploaded_at, file_url.',
      asks('course files'),
      reads('handouts › lists the files of *, newest first'),
    ),
    proven(
      'Home handouts by year: GET handouts where year equals, ordered by uploaded_at descending, limit 3.',
      asks('home handouts by year'),
      reads('handouts › gives the three latest of a year'),
    ),
    proven(
      'Home handouts search: GET handouts where subject or filename contains the text, limit 20.',
      asks('home handouts search'),
      backendTest('search', 'a search is literal › for *'),
    ),
    proven(
      'CLMG handouts: GET clmg_handouts where course_year equals the year number, ordered by created_at descending; fields id, name, url, created_at.',
      asks('CLMG handouts'),
      reads('lists the CLMG handouts of a year, newest first'),
    ),
    proven(
      'Guide categories: GET guides selecting category where is_active is true.',
      asks('guide categories'),
      reads('guides › names the fourteen categories'),
    ),
    proven(
      'Guides of a category: GET guides, all fields, where category equals the route value and is_active is true, ordered by order_index.',
      asks('guides of a category'),
      reads('guides › lists a category in its order'),
    ),
    proven(
      'Representatives: GET representatives, all fields, ordered by section then name.',
      asks('representatives'),
      reads('lists representatives by section, then name'),
    ),
    proven(
      'Events: GET events selecting id, title, description, event_type, start_date, location, registration_link, status, ordered by start_date ascending.',
      asks('events'),
      reads('lists events by start, some to come and some past'),
    ),
    proven(
      'Calculator data: GET course_subjects (distinct course; by course with id, subject, cfu ordered by subject) and the seven tables of MSc and UG.',
      asks('courses of the graduation grade'),
      asks('exams of a course'),
      ownJourney('calls', 'the calculators read the tables of the specification, and no other'),
      reads('calculators › names the degree courses and lists the exams of one'),
      reads('calculators › reads the four MSc tables'),
      reads('calculators › reads the three UG tables'),
    ),
    proven(
      'CLMG calculator data: direct REST GET of CLMG_studyplan ordered by course and CLMG_destinations_exchange ordered by uni, with the anonymous key as a header and as bearer.',
      asks('CLMG study plan'),
      asks('CLMG destinations'),
      unitTest(
        'mf-calculators/src/readRestTable',
        'readRestTable › asks in order, with the key as a header and as bearer',
      ),
      reads('calculators › reads * over plain REST, with the key as header and as bearer'),
    ),
    proven(
      'Signed file link: for a file URL with the handouts bucket’s name, a signed URL for the object named by its last path segment, valid 31,536,000 seconds, opened in a new tab.',
      ownJourney('files', 'a file is asked for by its last path segment, for 31,536,000 seconds'),
      unitTest('mf-handouts/src/opening/storedObject', 'the object of a file address › *'),
      backendTest('storage', 'a signed link › opens a private handout for a year, without any key'),
      journey('handouts', 'a file of a course opens through a signed link in a tab of its own'),
    ),
    proven(
      'On failure or missing URL, open the original URL.',
      fault('backendFunctions', 'signed file link'),
    ),
    proven(
      'If there is none, show ‘URL del file non disponibile’.',
      journey('handoutsCourse', 'in * › a row without an address says that there is none'),
    ),
    proven(
      'PDF extraction: at application start, invoke extract-pdf-content with no payload.',
      journey(
        'shellPages',
        'the PDFs are asked to be read once a load, and their failure shows nothing',
      ),
    ),
    proven(
      'Its result is logged to the console and never shown.',
      ownJourney('calls', 'what became of reading the PDFs is logged, and not shown'),
    ),
    proven(
      'Assistant: invoke a server function with body sessionId, message, context {path, lang ‘it’}.',
      journey(
        'chat',
        'a chip sends at once, and the call says session, message, page and language (*)',
      ),
    ),
    proven(
      'The reply is read for text, type, documents, representatives, fallback, error.',
      unitTest(
        'mf-chat/src/conversation/answer',
        'readAnswer › reads a whole reply and ignores fields that it does not know',
      ),
      unitTest(
        'mf-chat/src/conversation/answer',
        'readAnswer › takes a reply with * for a failure and keeps what it says',
      ),
      unitTest(
        'mf-chat/src/conversation/answer',
        'readAnswer › keeps the text and the people of a reply that asks for the fallback',
      ),
    ),
    background('Server behaviour and result shapes: not shown.', 'About the source material.'),
    proven(
      'Contact: mail link only; no HTTP.',
      journey('navbar', 'it has the logo, the languages and the mail to the association (*)'),
      journey('shellPages', 'footer: address, contact, privacy, networks, 2025 (*)'),
    ),
    background(
      'The product’s own calls to other tables or functions than these: not shown.',
      'About the source material.',
    ),
  ],
};
