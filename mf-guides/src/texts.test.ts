import { describe, expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import itTexts from './locales/it.json' with { type: 'json' };

describe('the guides’ texts', () => {
  // @spec errors.21
  it('quote the specification word for word', () => {
    expect(itTexts.category.empty).toBe('Nessuna guida trovata');
    expect(itTexts.category.missing).toBe('Categoria non trovata');
    expect(itTexts.failed).toBe('Impossibile caricare le guide');
    expect(en.category.empty).toBe('No guides found');
    expect(en.category.missing).toBe('Category not found');
    expect(en.categories.empty).toBe('No categories found');
  });
});
