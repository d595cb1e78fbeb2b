import { expect, it } from 'vitest';
import { newPlaces } from './movedCourses.ts';

const moved = (year: string, subject: string, to_year: string, to_subject: string) => ({
  year,
  subject,
  to_year,
  to_subject,
});

it('knows the page of a course that has another name or year', () => {
  const places = newPlaces([
    moved('First Year', '100% Diritto / A&B?', 'Second Year', 'Diritto'),
    moved('Ninth Year', 'A', 'First Year', 'B'),
    moved('First Year', 'Same', 'First Year', 'Same'),
    { year: 'First Year', subject: 'A', to_year: 'Second Year', to_subject: null },
  ]);
  expect([...places]).toEqual([
    [
      '/dispense/primo-anno/100%25%20Diritto%20%2F%20A%26B%3F',
      { path: '/dispense/secondo-anno/Diritto', subject: 'Diritto' },
    ],
  ]);
  expect(newPlaces(undefined).size).toBe(0);
});

it('leads nobody in a circle', () => {
  const places = newPlaces([
    moved('First Year', 'A', 'First Year', 'B'),
    moved('First Year', 'B', 'First Year', 'A'),
    moved('First Year', 'C', 'First Year', 'D'),
  ]);
  expect([...places.keys()]).toEqual(['/dispense/primo-anno/C']);
});
