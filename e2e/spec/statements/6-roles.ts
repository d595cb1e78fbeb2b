import { backendTest, background, journey, ownJourney, type Part, proven } from '../statement.ts';

const onlyRead = (title: string) => backendTest('visitorsOnlyRead', title);

export const roles: Part = {
  heading: '6. Roles and permissions',
  statements: [
    proven(
      'No roles. Every page and file is public to anonymous visitors.',
      journey('routes', 'routes in * › year list, course page: *'),
      journey(
        'handouts',
        'every file of the seed opens as a PDF, but for the one that was never uploaded',
      ),
      onlyRead('through the API › every public table can be read'),
    ),
    proven(
      'The client uses the backend’s public anonymous key.',
      ownJourney('calls', 'whatever is opened, the tables are only read, with the public key'),
    ),
    proven(
      'Data access is governed by the backend’s own rules.',
      onlyRead('through the API › no public table can be written'),
      onlyRead('in the database › every table of ours has row-level security'),
      onlyRead("in the database › the visitor's role is refused every write, on every table"),
    ),
    background('Those rules are not shown.', 'About the source material.'),
    proven(
      'The client keeps its session in the browser’s local storage, persists it and refreshes the token automatically.',
      ownJourney('visitor', 'a session would be kept on the device, and refreshed before it ends'),
    ),
    proven(
      'A sign-in screen is not shown.',
      ownJourney('visitor', 'no page asks who one is, and nobody is signed in'),
    ),
  ],
};
