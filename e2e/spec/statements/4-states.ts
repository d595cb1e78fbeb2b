import { fault, journey, ownJourney, type Part, proven, unitTest } from '../statement.ts';

const handouts = (title: string) => journey('handoutsHome', `in * › ${title}`);
const bodies = (title: string) => journey('representatives', `representatives in * › ${title}`);
const marks = (title: string) => unitTest('mf-calculators/src/store/marks', title);
const chat = (title: string) => unitTest('mf-chat/src/conversation/conversation', title);
const store = (title: string) =>
  unitTest('mf-chat/src/conversation/conversationStore', `the conversation › ${title}`);
const events = (title: string) =>
  unitTest('mf-events-marketplace/src/events/timetable', `upcoming and past › ${title}`);

export const states: Part = {
  heading: '4. States and transitions',
  statements: [
    proven(
      'Language: two values, it (initial) and en, switchable from the navigation bar.',
      journey('language', 'the first visit is Italian whatever the browser says'),
      journey('language', 'switching changes shell and section at once, and is remembered'),
    ),
    proven(
      'A missing translation shows the key itself.',
      unitTest(
        'shared/src/runtime/i18n',
        'shows the key of a text that is missing, in either language',
      ),
    ),
    proven(
      'Pages: loading, then loaded or empty.',
      ownJourney('loading', '* is neither empty nor full while it loads; then it is one of both'),
      bodies('a loading message shows while fetching'),
    ),
    proven(
      'Fetch failures for handouts and events leave an empty list.',
      fault('backend', 'home handouts by year'),
      fault('backend', 'home handouts search'),
      fault('backend', 'events'),
    ),
    proven(
      'Navigation bar: scrolled or not; mobile menu open or closed.',
      journey('navbar', 'it is fixed, and transparent up to 20 px: *'),
      journey(
        'navbar',
        'the menu of a phone closes on a tap and on navigation, and Esc gives the focus back',
      ),
    ),
    proven(
      'Handouts on home: year defaults to First Year; a non-blank trimmed search term runs a search, otherwise the selected year’s latest handouts load; re-evaluated on every change.',
      handouts(
        'three years, the first one chosen; each shows its latest three and leads to its page',
      ),
      handouts('a search looks in every year and leads to all handouts; blank is none'),
      journey('handouts', 'choosing a year clears the search'),
    ),
    proven(
      'A loading flag starts true.',
      ownJourney('loading', '* is neither empty nor full while it loads; then it is one of both'),
    ),
    proven(
      'Representatives: at most one section expanded; the same button toggles.',
      bodies('the same button opens and closes, and only one body is open'),
    ),
    proven(
      'Exam row: completed toggle; unchecking resets seminar and grade.',
      marks('the transitions of an exam › unchecking completed resets seminar and grade'),
      ownJourney('exams', 'an exam that is unchecked loses its grade, and its seminar'),
    ),
    proven(
      'Marking seminar clears the grade.',
      marks('the transitions of an exam › marking a seminar clears the grade'),
      ownJourney('exams', 'an exam that is unchecked loses its grade, and its seminar'),
    ),
    proven(
      'Exchange calculators: input tab, then score computed (MSc on button press; CLMG and UG live), then the results tab is enabled.',
      journey('calculatorsOracle', 'MSc comes out of the dialog (*)'),
      journey('calculatorsOracle', 'CLMG * comes out of the dialog (*)'),
      journey('calculatorsOracle', 'UG comes out of the dialog (*)'),
      ownJourney('calculators', 'exchange-calculator has two tabs; its results wait for a score'),
      ownJourney(
        'calculators',
        'exchange-calculator-ug has two tabs; its results wait for a score',
      ),
    ),
    proven(
      'Events: upcoming = start date in the future and status upcoming; past = start date in the past or status completed.',
      events('a start * now with status * is *'),
      journey(
        'events',
        'a start decides before a status does, and other statuses hide what is to come',
      ),
    ),
    proven(
      'Chat panel: open or closed.',
      journey('chat', 'a button opens a panel with its name, its subtitle and five questions (*)'),
    ),
    proven(
      'Send: input cleared, pending state (input and chips disabled, typing indicator), then reply appended.',
      chat('send › adds the trimmed question, clears the input and waits'),
      journey(
        'chat',
        'while a reply is pending nothing else is sent, and cancelling leaves no error (*)',
      ),
      journey(
        'chat',
        'a chip sends at once, and the call says session, message, page and language (*)',
      ),
      ownJourney('assistant', 'before the first message it greets, and tells what to write (*)'),
    ),
    proven(
      'On an error or a fallback flag in the reply, the chat switches to fallback mode, which points the user to the external GPT chat.',
      chat('receive › shows a failure as an error message and switches to fallback mode'),
      chat('receive › switches to fallback mode on a flag alone, with what the reply says'),
      journey('chat', 'a failure is said in the specified words and points to ChatGPT (*)'),
    ),
    proven(
      'Clear resets messages, error and fallback.',
      chat('clear › resets messages, error and fallback'),
      journey('chat', 'a failed question can be asked again, and clearing begins anew (*)'),
    ),
    proven(
      'Cancel aborts the request.',
      store('aborts on cancel, and a late answer or error leaves no bubble'),
      journey(
        'chat',
        'while a reply is pending nothing else is sent, and cancelling leaves no error (*)',
      ),
    ),
  ],
};
