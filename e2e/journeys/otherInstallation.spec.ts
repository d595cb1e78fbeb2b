import { inTurn } from './inTurn.ts';
import { calculatorJourneys } from './otherInstallation/calculators.ts';
import { directoryJourneys } from './otherInstallation/directories.ts';
import { handoutJourneys } from './otherInstallation/handouts.ts';
import { homeJourneys } from './otherInstallation/home.ts';
import { test } from './otherInstallation/site.ts';

// Decisions, "Data as it really is": good rows are shown, the others cost nobody but themselves. One
// worker walks through all of it, because each would start a backend of its own.
test.describe.configure({ mode: 'default' });

for (const language of inTurn('it')) {
  test.describe(`an installation that grew by hand, in ${language}`, () => {
    handoutJourneys(language);
    directoryJourneys(language);
    homeJourneys(language);
    calculatorJourneys(language);
  });
}
