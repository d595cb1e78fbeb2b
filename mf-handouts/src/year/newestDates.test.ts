import { expect, it } from 'vitest';
import { newestDates } from './newestDates.ts';

it('the newest date of a course is its first, whatever its spelling', () => {
  const rows = [
    { subject: 'Diritto', uploaded_at: null },
    { subject: 'Diritto', uploaded_at: 'soon' },
    { subject: ' DIRITTO', uploaded_at: '2026-04-01T10:00:00Z' },
    { subject: 'Diritto', uploaded_at: '2026-03-01T10:00:00Z' },
    { subject: 'Statistica', uploaded_at: {} },
    { subject: null, uploaded_at: '2026-02-01T10:00:00Z' },
  ];
  expect([...newestDates(rows)]).toEqual([['diritto', '2026-04-01T10:00:00Z']]);
});
