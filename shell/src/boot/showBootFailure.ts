import { reportError } from 'shared/runtime';
import { announceFailure } from './shellVersions.ts';

/**
 * Shows an error without React, when booting failed, such as for an invalid configuration, and no other
 * version of the shell comes. The title is fixed, because no translation has loaded.
 */
export function showBootFailure(cause: unknown): void {
  reportError({ source: 'shell', message: 'The site could not start', cause });
  if (announceFailure()) return;
  const title = document.createElement('h1');
  title.textContent = 'Unexpected Application Error!';
  title.lang = 'en';
  const explanation = document.createElement('p');
  explanation.textContent =
    'Il sito non si è avviato, e non è colpa tua. Riprova tra qualche minuto.';
  const main = document.createElement('main');
  main.append(title, explanation);
  document.title = title.textContent;
  document.getElementById('site')?.replaceChildren(main);
}
