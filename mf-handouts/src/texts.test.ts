import { describe, expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import itTexts from './locales/it.json' with { type: 'json' };

describe('the handouts’ texts', () => {
  // @spec errors.8 errors.20
  it('quote the specification word for word in both languages', () => {
    expect(itTexts.loadFailed).toBe('Impossibile caricare le dispense');
    expect(itTexts.noUrl).toBe('URL del file non disponibile');
    expect(itTexts.year.empty).toBe('Nessun corso trovato');
    expect(itTexts.year.emptyHint).toBe('Non sono ancora disponibili dispense per il {{year}}');
    expect(itTexts.course.empty).toBe('Nessuna dispensa trovata');
    expect(itTexts.course.unexpected).toBe('Errore nel caricamento delle dispense');
    expect([en.years.first, en.years.second, en.years.third]).toEqual([
      'First Year',
      'Second Year',
      'Third Year',
    ]);
    expect([en.count_one, en.count_other]).toEqual(['{{count}} file', '{{count}} files']);
    expect(en.clmg.errorFetching).toBe('Error loading handouts');
    expect(en.clmg.unknownYear).toBe('Year not found');
    expect(en.clmg.empty).toBe('No handouts available');
  });
});
