import { expect, it } from 'vitest';
import { withoutMarkdown } from './withoutMarkdown.ts';

it.each([
  [
    '**Entro il 15**, vedi [la guida](https://example.org/a).',
    'Entro il 15, vedi la guida (https://example.org/a).',
  ],
  ['# Tasse\n\n* prima rata\n* *seconda* rata', 'Tasse\n\n- prima rata\n- seconda rata'],
  ['Usa `yoU@B` e __poi__ _aspetta_.', 'Usa yoU@B e poi aspetta.'],
  ['```\nun elenco\n```', 'un elenco\n'],
  ['**Uno** e **due**', 'Uno e due'],
  // What marks nothing.
  ['2*3*4, 2 * 3 * 4 e a ** b', '2*3*4, 2 * 3 * 4 e a ** b'],
  [
    'Diritto_privato_1.pdf e https://example.org/a_b_c',
    'Diritto_privato_1.pdf e https://example.org/a_b_c',
  ],
  ['#1 in classifica [sic] (2024)\n- prima', '#1 in classifica [sic] (2024)\n- prima'],
  // What a stream has sent so far.
  ['**Entro il', '**Entro il'],
])('%j is shown as %j', (reply, shown) => {
  expect(withoutMarkdown(reply)).toBe(shown);
});
