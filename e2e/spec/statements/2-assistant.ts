import { background, journey, ownJourney, type Part, proven, unitTest } from '../statement.ts';

const panel = 'a button opens a panel with its name, its subtitle and five questions (*)';
const pending = 'while a reply is pending nothing else is sent, and cancelling leaves no error (*)';
const keys = 'a blank question cannot be sent, Enter sends, Shift and Enter is a new line';
const answer = 'documents and people of an answer can be opened and written to (*)';
const welcome = 'before the first message it greets, and tells what to write (*)';

export const assistantSection: Part = {
  heading: '2. AI assistant section (anchor astra-gpt)',
  statements: [
    proven(
      'A button opening an external GPT store chat in a new tab.',
      ownJourney('assistant', 'the section of the home page leads to the GPT, in a new tab (*)'),
      unitTest('mf-chat/src/chatGptUrl', 'prefers the configured store to the public chat'),
    ),
  ],
};

export const chatWidget: Part = {
  heading: '2. Chat widget (home page)',
  statements: [
    proven(
      'A floating button (labelled as asking the assistant) toggles a panel titled with the assistant’s name, subtitle ‘Risposte rapide, guide e contatti’.',
      journey('chat', panel),
      unitTest('mf-chat/src/locales', 'texts › quote the specification to the letter'),
    ),
    proven('Panel at most 420 px wide and 600 px tall.', journey('chat', panel)),
    proven(
      'Before the first message: a greeting and suggested question chips.',
      ownJourney('assistant', welcome),
    ),
    proven(
      'Topics: Tasse e agevolazioni, Piano di studi, Mobilità internazionale, Appelli, Contatta un rappresentante.',
      journey('chat', panel),
      unitTest('mf-chat/src/locales', 'texts › quote the specification to the letter'),
    ),
    background('The complete fixed chip list is not shown.', 'The decisions make these five all.'),
    proven('Text input ‘Scrivi la tua domanda...’.', ownJourney('assistant', welcome)),
    proven(
      'A send button, disabled when the input is blank or a reply is pending.',
      journey('chat', keys),
      journey('chat', pending),
    ),
    proven('Enter sends; shift+Enter does not.', journey('chat', keys)),
    proven(
      'Clicking a chip sends it.',
      journey(
        'chat',
        'a chip sends at once, and the call says session, message, page and language (*)',
      ),
    ),
    proven(
      'User and assistant bubbles with time (hh:mm, Italian).',
      journey('chat', 'a screen reader finds a named dialog, a log and a field (*)'),
      unitTest(
        'shared/src/format/dates',
        'dates are dates in Milan › keeps the hour right on both sides of the clock change',
      ),
    ),
    proven(
      'Assistant replies may list documents (title, optional tag, link opening in a new tab).',
      journey('chat', answer),
      unitTest(
        'mf-chat/src/conversation/answer',
        'readAnswer › shows a document without its tag when that is *',
      ),
    ),
    proven(
      'And representatives (name, organ, a mail button).',
      journey('chat', answer),
      journey(
        'chat',
        'a screen reader finds the documents and people of an answer as named links (*)',
      ),
    ),
    proven('A typing indicator shows while waiting.', journey('chat', pending)),
    proven(
      'If a store URL is configured, a ‘ChatGPT’ / ‘Apri su ChatGPT’ button opens it in a new tab; otherwise a default public GPT link is used.',
      unitTest('mf-chat/src/chatGptUrl', 'prefers the configured store to the public chat'),
      ownJourney(
        'assistant',
        'the panel leads to ChatGPT, in a new tab, before anything failed (*)',
      ),
    ),
  ],
};

export const otherScreens: Part = {
  heading: '2. Other',
  statements: [
    proven(
      'The privacy dialog opens from the footer.',
      journey(
        'shellPages',
        'privacy: a dialog in Italian with the rights, dated 17 January 2024 (*)',
      ),
    ),
    proven(
      'The 404 page reads ‘Oops! Page not found’ with a link ‘Return to Home’.',
      journey('shellPages', 'any other path is the 404, with its way home (*)'),
    ),
    proven(
      'A generic error page has the title ‘Unexpected Application Error!’.',
      journey('shellPages', 'a frame that breaks leaves the error page, with its way home (*)'),
      journey('bootFailure', 'a site whose configuration is not usable says so'),
    ),
  ],
};
