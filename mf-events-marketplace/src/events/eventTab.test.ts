import { describe, expect, it } from 'vitest';
import { parseTab, setTab } from './eventTab.ts';

describe('the tab in the URL', () => {
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

  it('keeps the other parameters and omits the default tab', () => {
    const parameters = new URLSearchParams('q=diritto&anno=secondo');
    setTab(parameters, 'passati');
    expect(parameters.toString()).toBe('q=diritto&anno=secondo&eventi=passati');
    setTab(parameters, 'prossimi');
    expect(parameters.toString()).toBe('q=diritto&anno=secondo');
  });
});
