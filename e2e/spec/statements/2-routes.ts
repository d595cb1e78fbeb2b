import { journey, ownJourney, type Part, proven, unitTest } from '../statement.ts';

export const routes: Part = {
  heading: '2. Routes',
  statements: [
    proven(
      '`/`: full landing page, footer, floating chat button',
      journey('home', 'home has its sections in the order of the specification'),
      journey('shellPages', 'footer: address, contact, privacy, networks, 2025 (*)'),
      journey('home', 'the chat button is on the home page only'),
    ),
    proven(
      '`/chi-siamo`: about, values, what-we-do, footer',
      journey(
        'shellPages',
        'about: who we are, what we believe in, what we do, and the footer (*)',
      ),
    ),
    proven(
      '`/rappresentanti`: representatives directory',
      journey('routes', 'routes in * › representatives'),
    ),
    proven(
      '`/dispense`: handout choice: first, second, third year and CLMG',
      journey('routes', 'routes in * › handout choice leads to the three years and to CLMG'),
    ),
    proven(
      '`/dispense/primo-anno`, `/dispense/secondo-anno`, `/dispense/terzo-anno`: list of courses for that year',
      journey('routes', 'routes in * › year list, course page: *'),
      journey(
        'handoutsYear',
        'in * › a year lists each course once, in order, with its files, and leads back',
      ),
    ),
    proven(
      '`/dispense/…-anno/{courseName}`: files of one course',
      journey('routes', 'routes in * › year list, course page: *'),
    ),
    proven(
      'courseName is the URL-encoded subject; the year is derived from the path',
      unitTest(
        'mf-handouts/src/addresses',
        'a course name survives its address › whatever it contains',
      ),
      unitTest(
        'mf-handouts/src/addresses',
        'a course name survives its address › encodes once, as one segment',
      ),
      journey('search', 'a course whose name is full of signs is found and survives its address'),
    ),
    proven(
      '`/dispense/clmg`: five cards, first to fifth year',
      journey('handoutsLaw', 'in * › CLMG is five cards, from first to fifth'),
    ),
    proven(
      '`/dispense/clmg/{year}`: CLMG handouts for one year; year is one of five slugs',
      journey('routes', 'routes in * › CLMG and one of its years'),
      unitTest('mf-handouts/src/years', 'the years of the law degree › * is *'),
    ),
    proven(
      '`/guide`: grid of guide categories',
      journey(
        'guides',
        'guides in * › a card per category with title, description and a way to explore, in the fixed order',
      ),
    ),
    proven(
      '`/guide/{category}`: guides of one category',
      journey('routes', 'routes in * › guides and one category'),
    ),
    proven(
      'any other path: 404 page',
      journey('routes', 'routes in * › any other address is the 404'),
      journey('shellPages', 'any other path is the 404, with its way home (*)'),
    ),
    proven(
      'Marketplace, events, calculators and assistant are anchors on the home page (dispensen, calcolatori, marketplace, eventi, astra-gpt), not separate routes.',
      journey('home', 'home has its sections in the order of the specification'),
      journey('home', 'an anchor leads to its section from another page too'),
      ownJourney('home', 'a section of the home page has no page of its own'),
    ),
  ],
};
