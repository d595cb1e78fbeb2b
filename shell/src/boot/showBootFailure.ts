import { reportError } from 'shared/runtime';

/**
 * Shows an error without React, when booting failed, such as for an invalid configuration. The title is
 * fixed, because no translation has loaded.
 */
export function showBootFailure(cause: unknown): void {
  reportError({ source: 'shell', message: 'The site could not start', cause });
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
