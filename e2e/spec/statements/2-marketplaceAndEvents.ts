import { journey, ownJourney, type Part, proven } from '../statement.ts';

export const marketplaceSection: Part = {
  heading: '2. Marketplace section (anchor marketplace)',
  statements: [
    proven(
      'Three feature cards.',
      journey(
        'marketplace',
        'three features: more than 200 products, no commissions, students only (*)',
      ),
    ),
    proven(
      'Three hard-coded featured products (name, price, original price, image, rating, review count, badge, external url) opening in a new tab.',
      journey(
        'marketplace',
        'three products, with all that the specification lists, in a new tab (*)',
      ),
      ownJourney('marketplace', 'each product wears its badge (*)'),
    ),
    proven(
      'Prices 19, 10 and 30 euro.',
      journey(
        'marketplace',
        'three products, with all that the specification lists, in a new tab (*)',
      ),
    ),
    proven(
      'A call-to-action button to the external marketplace.',
      journey(
        'marketplace',
        'the way to the marketplace is a button, and its address is not shown (*)',
      ),
    ),
    proven(
      'The external address itself is not shown.',
      journey(
        'marketplace',
        'the way to the marketplace is a button, and its address is not shown (*)',
      ),
    ),
  ],
};

export const eventsSection: Part = {
  heading: '2. Events section (anchor eventi)',
  statements: [
    proven(
      'Tabs ‘prossimi’ (upcoming) and ‘passati’ (past).',
      journey(
        'events',
        'the tabs hold what is to come, soonest first, and what has been, latest first (*)',
      ),
    ),
    proven(
      'Each event offers a registration link.',
      journey(
        'events',
        'each offers its registration, or says that there is none, and a calendar (*)',
      ),
    ),
    proven(
      'Each event offers add-to-calendar.',
      journey(
        'events',
        'each offers its registration, or says that there is none, and a calendar (*)',
      ),
      journey('events', 'one event goes into a calendar as a file, to Google and to Outlook'),
    ),
    proven(
      'When no registration link exists the text ‘Registration not available’ is shown.',
      journey(
        'events',
        'each offers its registration, or says that there is none, and a calendar (*)',
      ),
    ),
  ],
};
