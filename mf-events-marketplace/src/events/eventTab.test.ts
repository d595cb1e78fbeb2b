import { describe, expect, it } from 'vitest';
import { parseTab, withTab } from './eventTab.ts';

describe('the tab in the address', () => {
  it.each([
    ['passati', 'passati'],
    ['prossimi', 'prossimi'],
    [null, 'prossimi'],
    ['', 'prossimi'],
    ['PASSATI', 'prossimi'],
    ['altro', 'prossimi'],
    [3, 'prossimi'],
  ])('%j opens %s', (value, tab) => {
    expect(parseTab(value)).toBe(tab);
  });

  it('leaves the other parameters alone and is silent about the first tab', () => {
    const before = new URLSearchParams('q=diritto&anno=secondo');
    const past = withTab(before, 'passati');
    expect(past.toString()).toBe('q=diritto&anno=secondo&eventi=passati');
    expect(before.toString()).toBe('q=diritto&anno=secondo');
    expect(withTab(past, 'prossimi').toString()).toBe('q=diritto&anno=secondo');
  });
});
