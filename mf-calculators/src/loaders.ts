import type { PageAddress } from 'shared/contract';
import { knownCalculator } from './catalogue.ts';
import { loadDialog, loadForm } from './dialog/parts.ts';
import { calculatorAt } from './section/useOpenCalculator.ts';

/** Fetches the calculator that an address asks for, while the section below it is drawn. */
export async function loadAskedFor(address: PageAddress) {
  const type = calculatorAt(address);
  if (type === null) return;
  const calculator = knownCalculator(type);
  await Promise.all([loadDialog(), calculator && loadForm[calculator.type]()]);
}
