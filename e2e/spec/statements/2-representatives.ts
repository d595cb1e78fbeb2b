import { journey, type Part, proven } from '../statement.ts';

const page = (title: string) => journey('representatives', `representatives in * › ${title}`);
const cards = 'ten cards in order, each with its icon, its description and its number';

export const representativesPage: Part = {
  heading: '2. Representatives page',
  statements: [
    proven(
      'Ten fixed section cards, each with icon and description: CNSU … VALUTAZIONE.',
      page(cards),
    ),
    proven('Each shows the number of representatives.', page(cards)),
    proven(
      'A toggle button (view / hide; ‘learn more’ when there are none).',
      page('the same button opens and closes, and only one body is open'),
      page('a body without people says so'),
    ),
    proven(
      'Expanding shows round photos with names.',
      page('round photos with names; initials where there is none or it does not load'),
    ),
    proven(
      'A placeholder image if the photo is missing or fails to load.',
      page('round photos with names; initials where there is none or it does not load'),
      page('all photos failing: everybody is there, with initials'),
    ),
    proven('Or a ‘no representatives’ message.', page('a body without people says so')),
    proven(
      'A loading message shows while fetching.',
      page('a loading message shows while fetching'),
    ),
    proven(
      'Only one section is expanded at a time.',
      page('the same button opens and closes, and only one body is open'),
    ),
  ],
};
