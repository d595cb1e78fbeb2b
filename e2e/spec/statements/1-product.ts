import { backendTest, background, journey, ownJourney, type Part, proven } from '../statement.ts';

export const product: Part = {
  heading: '1. What the product does and for whom',
  statements: [
    background(
      'The product is the public website of a student association at a university in Milan.',
      'Says what it is; the statements below say what that means.',
    ),
    proven(
      'It serves handouts, guides, a representatives directory, calculators, a marketplace promotion, events and an AI chat assistant.',
      journey('home', 'home has its sections in the order of the specification'),
      journey('navbar', 'its five links lead where they say, and the one in use is marked (*)'),
    ),
    proven(
      'The interface is in Italian by default, with English available.',
      journey('language', 'the first visit is Italian whatever the browser says'),
      journey('language', 'switching changes shell and section at once, and is remembered'),
    ),
    background('This single document covers the whole product.', 'About the document.'),
    background(
      'Audience: university students and other anonymous visitors.',
      'About the readers, not the site.',
    ),
    proven(
      'There is no login, no administration area and no personal account anywhere in the product.',
      ownJourney('visitor', 'no page asks who one is, and nobody is signed in'),
    ),
    proven(
      'A landing page with a hero: looping muted background video over a background image, dark gradient, logo, translated subtitle, scroll hint.',
      journey('hero', 'over its picture a muted video runs in a loop, once the page is loaded'),
      journey('hero', 'the words on it stay readable, whatever the picture shows behind them'),
      journey('hero', 'it has the logo, the translated subtitle and the hint to scroll (*)'),
      ownJourney('home', 'a dark gradient lies between the hero’s picture and its words'),
    ),
    proven(
      'Followed by sections for handouts, calculators, marketplace, events and the AI assistant.',
      journey('home', 'home has its sections in the order of the specification'),
    ),
    proven(
      'An about page: innovation, community, future; ambition, communication, dedication; handouts, exchange, representation, innovation, career, wellbeing.',
      journey(
        'shellPages',
        'about: who we are, what we believe in, what we do, and the footer (*)',
      ),
    ),
    proven(
      'A directory of student representatives grouped by body.',
      journey(
        'representatives',
        'representatives in * › ten cards in order, each with its icon, its description and its number',
      ),
    ),
    proven(
      'Downloadable lecture handouts by year, and a separate law-degree (CLMG) area with five years.',
      journey('routes', 'routes in * › handout choice leads to the three years and to CLMG'),
      journey('handouts', 'a file of a course opens through a signed link in a tab of its own'),
      journey(
        'handouts',
        'every file of the seed opens as a PDF, but for the one that was never uploaded',
      ),
      journey('handoutsLaw', 'in * › CLMG is five cards, from first to fifth'),
    ),
    proven(
      'Thematic guides by category.',
      journey('routes', 'routes in * › guides and one category'),
    ),
    proven(
      'Four calculators, each opened in a dialog: graduation, exchange for MSc, CLMG and UG.',
      journey('calculators', 'each card opens its dialog, and Esc gives the focus back'),
    ),
    proven(
      'A marketplace promotion linking to an external marketplace; copy claims more than 200 products, zero commissions, reserved for university students.',
      journey(
        'marketplace',
        'three features: more than 200 products, no commissions, students only (*)',
      ),
      journey(
        'marketplace',
        'the way to the marketplace is a button, and its address is not shown (*)',
      ),
    ),
    proven(
      'Events, upcoming and past.',
      journey(
        'events',
        'the tabs hold what is to come, soonest first, and what has been, latest first (*)',
      ),
    ),
    proven(
      'A floating chat assistant giving quick answers, guides and contacts, plus a button to an external public GPT chat.',
      journey(
        'chat',
        'the real assistant answers, and the conversation survives closing the panel',
      ),
      backendTest('functions', 'assistant › answers with documents that open'),
      backendTest('functions', 'assistant › names representatives with their organ'),
      ownJourney(
        'assistant',
        'the panel leads to ChatGPT, in a new tab, before anything failed (*)',
      ),
    ),
    proven(
      'A footer with address in Milan, contact address, social links (Instagram, LinkedIn, TikTok) and a copyright line for 2025.',
      journey('shellPages', 'footer: address, contact, privacy, networks, 2025 (*)'),
    ),
    proven(
      'A privacy policy dialog (Italian, describes GDPR rights, last modified 17 January 2024).',
      journey(
        'shellPages',
        'privacy: a dialog in Italian with the rights, dated 17 January 2024 (*)',
      ),
    ),
    proven(
      'The product reads its data from a hosted backend-as-a-service: data tables, file storage, server functions.',
      journey('home', 'home shows the three latest first-year handouts of the database'),
      journey('handouts', 'a file of a course opens through a signed link in a tab of its own'),
      journey(
        'chat',
        'the real assistant answers, and the conversation survives closing the panel',
      ),
    ),
    proven(
      'The client only reads.',
      ownJourney('calls', 'whatever is opened, the tables are only read, with the public key'),
      backendTest('visitorsOnlyRead', 'through the API › no public table can be written'),
    ),
  ],
};
