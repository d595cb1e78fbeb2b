import { describe, expect, it } from 'vitest';
import { topics } from './conversation/conversation.ts';
import en from './locales/en.json' with { type: 'json' };
import it_ from './locales/it.json' with { type: 'json' };

describe('texts', () => {
  // @spec chat.1 chat.4 errors.16
  it('quote the specification to the letter', () => {
    expect(it_.subtitle).toBe('Risposte rapide, guide e contatti');
    expect(it_.composer.placeholder).toBe('Scrivi la tua domanda...');
    expect(it_.chatGpt).toBe('Apri su ChatGPT');
    expect(it_.message.failed).toBe(
      'Mi dispiace, si è verificato un errore. Prova a usare il pulsante "Apri su ChatGPT" per continuare la conversazione.',
    );
    expect(topics.map((topic) => it_.topics[topic])).toEqual([
      'Tasse e agevolazioni',
      'Piano di studi',
      'Mobilità internazionale',
      'Appelli',
      'Contatta un rappresentante',
    ]);
  });

  it('name the ChatGPT button in the error as it is called', () => {
    for (const texts of [it_, en]) expect(texts.message.failed).toContain(`"${texts.chatGpt}"`);
  });
});
