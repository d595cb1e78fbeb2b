import { describe, expect, it } from 'vitest';
import { dialogTitles } from './calculatorTypes.ts';
import it_ from './locales/it.json' with { type: 'json' };

describe('the texts', () => {
  // @spec calculators.2
  it('quote the specification to the letter', () => {
    expect(Object.values(dialogTitles)).toEqual([
      'Undergraduate Graduation Grade Calculator',
      'Exchange Calculator MSc',
      'Exchange Calculator CLMG',
      'Exchange Calculator UG',
    ]);
    expect(it_.dialog).toMatchObject({
      unknownTitle: 'Calcolatore in Sviluppo',
      unknown: 'Questo calcolatore sarà disponibile presto!',
    });
    expect(it_.tabs).toEqual({ input: 'Inserimento Dati', results: 'Risultati' });
    expect(it_.failures).toEqual({
      courses: 'Impossibile caricare i corsi di laurea',
      exams: 'Impossibile caricare gli esami per questo corso',
      data: 'Errore nel caricamento dei dati',
      courseSubjects: 'Errore nel caricamento delle materie del corso',
      clmgPlan: 'Impossibile caricare il piano di studi',
      clmgDestinations: 'Impossibile caricare le destinazioni',
    });
    expect(`${it_.msc.failed}: ${it_.msc.failedReason}`).toBe(
      'Errore nel calcolo: Si è verificato un errore durante il calcolo',
    );
    expect(`${it_.msc.missing}: ${it_.msc.problems.exams}`).toBe(
      'Dati mancanti: Seleziona un corso e inserisci i voti degli esami',
    );
    expect(it_.msc.problems.multipliers).toBe('Inserisci i moltiplicatori WA e CFU');
  });
});
