/**
 * What the page's section needs, asked for while the shell's own code is still on its way. It is a
 * script of its own, a few hundred bytes, that publishing names in every page with the module that
 * fills it (`shell/local/pages.ts`).
 */
import { contractVersion } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';

/** As long as a remote entry may take, in milliseconds. */
const deadline = 8000;

const { remote = '', module = '' } = document.currentScript?.dataset ?? {};

// Where everything but this script was at hand already, the shell runs first and needs no help.
if (globalThis.earlyRegistry === undefined) readRegistry();

function readRegistry(): void {
  const answer = fetch('/registry.json', { signal: AbortSignal.timeout(deadline) }).then(
    // Read to its end here: the deadline also ends a body that is read late.
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  // The registry's own reader takes this answer instead of asking again.
  globalThis.earlyRegistry = answer;
  answer
    .then(({ text }) => fetchAhead(JSON.parse(text)))
    .catch(() => {
      // Whoever needs the registry says what is wrong with it.
    });
}

/** Asks at once for everything that the remote runs first, which it would ask for one by one. */
function fetchAhead({ remotes }: RegistryFile): void {
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  // Which of two versions this visitor gets, the shell decides; so it does for a developer's own.
  if (live?.contract !== contractVersion || live.candidate || isOverriding()) return;
  for (const { url, integrity } of [live.entry, ...(live.preload[module] ?? [])]) {
    // Not by `<link rel="preload">`: such a request cannot be given up, and a section whose server
    // hung once would wait for it whenever it is asked for again.
    fetch(url, {
      priority: 'high',
      signal: AbortSignal.timeout(deadline),
      ...(integrity === undefined ? {} : { integrity }),
    })
      .then((response) => response.arrayBuffer())
      .catch(() => {
        // Whoever needs the file says what is wrong with it.
      });
  }
}

function isOverriding(): boolean {
  try {
    return location.search.includes('override=') || sessionStorage.getItem('override') !== null;
  } catch {
    return false;
  }
}
