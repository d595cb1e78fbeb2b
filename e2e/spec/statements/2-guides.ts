import { journey, type Part, proven } from '../statement.ts';

const guides = (title: string) => journey('guides', `guides in * › ${title}`);
const cards =
  'a card per category with title, description and a way to explore, in the fixed order';

export const guidesPages: Part = {
  heading: '2. Guides',
  statements: [
    proven(
      '`/guide`: a card per category with title, description and an explore button to /guide/{category}.',
      guides(cards),
    ),
    proven(
      'A category is shown only if it has at least one active guide.',
      guides('a category is shown only if it has an active guide'),
    ),
    proven('Fixed order, associations to ecdl.', guides(cards)),
    proven('Empty state if none.', guides('where there is none the page says so')),
    proven(
      '`/guide/{category}`: icon tiles that open the guide file in a new tab.',
      guides('a tile is an icon, a title and a description, and opens the file in a new tab'),
    ),
    proven(
      'Title, optional two-line description.',
      guides('a tile is an icon, a title and a description, and opens the file in a new tab'),
      guides('a description takes two lines at most'),
      journey(
        'guidesFaults',
        'of thousands of guides the first are there, and the rest come when asked for',
      ),
    ),
    proven(
      'Each category has its own heading and colour: ‘Associations 101’ … ‘ECDL 101’.',
      guides('each category has its heading, its colour and its guides, in their order'),
    ),
    proven(
      'Empty: ‘Nessuna guida trovata’.',
      guides('a category of the list without guides says so, without its description'),
      guides('/guide/* is asked for and has nothing'),
    ),
    proven(
      'Missing category: ‘Categoria non trovata’.',
      guides('an address without a category says that it is missing'),
    ),
    proven('Back link ‘Torna alle Guide’.', guides('the way back leads to the guides')),
  ],
};
