import type { PageLocation, RemoteContract } from 'shared/contract';
import { calculatorAt } from './calculatorTypes.ts';
import { loadCalculator } from './section/loadCalculator.ts';
import { translations } from './translations.ts';
import './styles.css';

/**
 * Fetches the code of the calculator that the URL opens while the section renders. The server file lacks
 * that code: dialogs open in the browser.
 */
async function loadOpenCalculator(location: PageLocation) {
  if (typeof window === 'undefined') return;
  const type = calculatorAt(location);
  if (type !== null) await loadCalculator(type);
}

const home: RemoteContract['calculators']['home'] = {
  views: {
    calculators: () => import('./section/CalculatorsSection.tsx'),
  },
  loaders: { calculators: loadOpenCalculator },
  translations,
};

export default home;
