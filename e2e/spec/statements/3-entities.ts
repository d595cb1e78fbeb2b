import {
  backendTest,
  journey,
  notTested,
  ownJourney,
  type Part,
  proven,
  unitTest,
} from '../statement.ts';

const reads = (title: string) => backendTest('readsOfTheSite', title);
const rows = (title: string) => unitTest('mf-calculators/src/parse/rows', title);

export const entities: Part = {
  heading: '3. Entities and their fields',
  statements: [
    proven(
      'handouts: id, year (‘First Year’, ‘Second Year’, ‘Third Year’), subject, filename, file_url, uploaded_at.',
      reads('handouts › lists the files of *, newest first'),
      journey('routes', 'routes in * › year list, course page: *'),
    ),
    proven(
      'clmg_handouts: id, name, url, course_year (1 to 5), created_at.',
      reads('lists the CLMG handouts of a year, newest first'),
      unitTest('mf-handouts/src/years', 'the years of the law degree › * is *'),
    ),
    proven(
      'guides: id, category, title, description (optional), file_url, order_index, is_active.',
      reads('guides › lists a category in its order'),
      reads('guides › never shows a draft, not even when asked for it'),
      journey(
        'guides',
        'guides in * › a tile is an icon, a title and a description, and opens the file in a new tab',
      ),
    ),
    proven(
      'representatives: id, name, section (one of the ten section names), url (photo).',
      reads('lists representatives by section, then name'),
      unitTest(
        'mf-representatives/src/directory',
        'the ten bodies › stand in the order of the specification',
      ),
      journey(
        'representatives',
        'representatives in * › round photos with names; initials where there is none or it does not load',
      ),
    ),
    proven(
      'events: id, title, description, event_type, start_date, location, registration_link, status.',
      reads('lists events by start, some to come and some past'),
      unitTest(
        'mf-events-marketplace/src/events/timetable',
        'a row is shown as it should read › trims text, drops what is blank and makes any id a text',
      ),
    ),
    proven(
      'course_subjects: course, id, subject, cfu.',
      reads('calculators › names the degree courses and lists the exams of one'),
    ),
    proven(
      'Master’s exchange data: cours-subject_MS_exchange, course multipliers estimation, NC_max, dest_exc_msc with scores as decimal-comma text.',
      reads('calculators › reads the four MSc tables'),
      rows('MSc and UG destinations › read decimal commas and keep what the call says'),
    ),
    proven(
      'CLMG exchange data: CLMG_studyplan (course, cfu); CLMG_destinations_exchange (id, uni, country, lowest, highest, codice, sel_details).',
      reads('calculators › reads * over plain REST, with the key as header and as bearer'),
      rows('CLMG rows › take numbers and text that is one'),
      rows('CLMG rows › take the details from sel_details, else from state, else from nowhere'),
    ),
    proven(
      'UG exchange data: course-multiplier_UG, course_subjects_UG, UG_exchange_destinations with a selection-details field.',
      reads('calculators › reads the three UG tables'),
      rows('MSc and UG destinations › take scores that are text, and tables that say less'),
    ),
    proven(
      'Exam entry (local to the calculator, not stored): id, subject, cfu, grade, completed, isSeminar.',
      unitTest(
        'mf-calculators/src/store/marks',
        'examEntries › joins plan, own exams and marks, and forgets the marks of exams that are gone',
      ),
      journey(
        'calculatorsKeep',
        'nothing is stored until it is asked for; then it survives, until it is deleted',
      ),
    ),
    proven(
      'Chat message (local): id, role, content, timestamp, type, optional documents (title, tag, url), optional representatives (name, organ, email).',
      unitTest(
        'mf-chat/src/conversation/conversation',
        'send › adds the trimmed question, clears the input and waits',
      ),
      unitTest(
        'mf-chat/src/conversation/conversation',
        'receive › appends the answer and waits no longer',
      ),
      unitTest(
        'mf-chat/src/conversation/answer',
        'readAnswer › reads a whole reply and ignores fields that it does not know',
      ),
    ),
    proven(
      'Session held by the client: access_token, refresh_token, expires_in, expires_at, token_type, user.',
      ownJourney('visitor', 'a session would be kept on the device, and refreshed before it ends'),
    ),
    proven(
      'Nothing in the product signs a visitor in.',
      ownJourney('visitor', 'no page asks who one is, and nobody is signed in'),
    ),
    proven(
      'Representative bodies used in copy: cdd, dipartimenti, isu, qualita, giurisprudenza, magistrale, triennale, sport, valutazione.',
      unitTest('mf-representatives/src/bodies', 'findBodies › * says what it is in both languages'),
    ),
    notTested(
      'Team-member filter categories in copy: presidency, academic senate, events, innovation, communication, exchange, welfare.',
      'No screen of the specification filters team members: the site has no such copy.',
    ),
  ],
};
