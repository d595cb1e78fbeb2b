/** The shell's routes and a section's years are in different packages, which cannot import each other. */
import { expect, it } from 'vitest';
import { undergraduateYears } from '../../mf-handouts/src/years.ts';
import { pages } from '../../shell/src/composition.ts';

const routes = pages.map(({ path }) => path);

it.each(undergraduateYears)(
  'the handouts of $inTable have a page, and one for each course',
  ({ slug }) => {
    expect(routes).toContain(`/dispense/${slug}`);
    expect(routes).toContain(`/dispense/${slug}/:courseName`);
  },
);
