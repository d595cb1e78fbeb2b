import { clmgDestinations } from '../clmg/queries.ts';
import { mscDestinations } from '../msc/queries.ts';
import { ugDestinations } from '../ug/queries.ts';

/** The tables of destinations, by the calculator that shows them. */
export const destinationTables = [
  ['exchange-calculator', mscDestinations],
  ['exchange-calculator-clmg', clmgDestinations],
  ['exchange-calculator-ug', ugDestinations],
] as const;
