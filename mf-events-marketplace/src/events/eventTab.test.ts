import { describe, expect, it } from 'vitest';
import { nameTab, parseTab } from './eventTab.ts';

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
    const parameters = new URLSearchParams('q=diritto&anno=secondo');
    nameTab(parameters, 'passati');
    expect(parameters.toString()).toBe('q=diritto&anno=secondo&eventi=passati');
    nameTab(parameters, 'prossimi');
    expect(parameters.toString()).toBe('q=diritto&anno=secondo');
  });
});
