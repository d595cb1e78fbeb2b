import { calculatorJourneys } from './otherInstallation/calculators.ts';
import { directoryJourneys } from './otherInstallation/directories.ts';
import { handoutJourneys } from './otherInstallation/handouts.ts';
import { homeJourneys } from './otherInstallation/home.ts';
import { test } from './otherInstallation/site.ts';
import { languagesToTest } from './testScope.ts';

// Good rows are shown although others are invalid. In one worker, because each starts a backend.
test.describe.configure({ mode: 'default' });

// In English, where columns are missing that Italian pages do not read.
for (const language of languagesToTest('en')) {
  test.describe(`an installation with irregular data, in ${language}`, () => {
    handoutJourneys(language);
    directoryJourneys(language);
    homeJourneys(language);
    calculatorJourneys(language);
  });
}
