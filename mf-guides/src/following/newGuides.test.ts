import { expect, it } from 'vitest';
import { toGuide } from '../guide.ts';
import { isNewSince, newestChange } from './newGuides.ts';

const guide = (changedAt?: string) =>
  toGuide({
    id: 1,
    category: 'tesi',
    title: 'A',
    file_url: null,
    order_index: 1,
    updated_at: changedAt,
  });

it('takes the latest change of several guides, also of those without one', () => {
  const guides = [guide('2026-03-01'), guide(), guide('2026-09-01')];
  expect(newestChange(guides)).toBe('2026-09-01');
  expect(newestChange([guide()])).toBe('');
});

it('calls a guide new when it has changed since the last visit to a followed category', () => {
  expect(isNewSince(guide('2026-09-01'), '2026-03-01')).toBe(true);
  expect(isNewSince(guide('2026-03-01'), '2026-03-01')).toBe(false);
  expect(isNewSince(guide('2026-03-01'), undefined)).toBe(false);
  expect(isNewSince(guide(), '')).toBe(false);
});
