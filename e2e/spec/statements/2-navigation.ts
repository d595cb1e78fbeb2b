import { journey, type Part, proven } from '../statement.ts';

export const navigation: Part = {
  heading: '2. Navigation bar (all pages)',
  statements: [
    proven('Fixed at the top.', journey('navbar', 'it is fixed, and transparent up to 20 px: *')),
    proven(
      'Transparent at first; once the page is scrolled past 20 px it becomes blurred with a border.',
      journey('navbar', 'it is fixed, and transparent up to 20 px: *'),
    ),
    proven(
      'On the home page the colour scheme changes after scrolling past 600 px.',
      journey('navbar', 'on the home page its colours change past 600 px'),
    ),
    proven(
      'On about, representatives, handouts and guides pages it uses the primary colour scheme at all times.',
      journey('navbar', 'it has the primary colours at all times: *'),
    ),
    proven(
      'Links: home, about, representatives, handouts, guides.',
      journey('navbar', 'its five links lead where they say, and the one in use is marked (*)'),
    ),
    proven(
      'The active link is highlighted.',
      journey('navbar', 'its five links lead where they say, and the one in use is marked (*)'),
      journey('navbar', 'the active link is marked on the pages below it too'),
    ),
    proven(
      'Desktop navigation appears from the large breakpoint; on small screens the links collapse into a toggleable menu.',
      journey('navbar', 'the links stand in the bar from the large breakpoint, in a menu below it'),
    ),
    proven(
      'The menu closes when the route changes or a link is tapped.',
      journey(
        'navbar',
        'the menu of a phone closes on a tap and on navigation, and Esc gives the focus back',
      ),
    ),
    proven(
      'Contains the logo (links to home), a language switcher and a contact button.',
      journey('navbar', 'it has the logo, the languages and the mail to the association (*)'),
    ),
    proven(
      'The contact button opens the mail client addressed to the association (no network call).',
      journey('navbar', 'it has the logo, the languages and the mail to the association (*)'),
    ),
  ],
};

export const hero: Part = {
  heading: '2. Home hero',
  statements: [
    proven(
      'Looping muted background video.',
      journey('hero', 'over its picture a muted video runs in a loop, once the page is loaded'),
    ),
    proven(
      'If it fails to load, an error is logged to the console and the video is hidden.',
      journey('hero', 'a video that cannot be had is logged and hidden'),
    ),
  ],
};
