import { safeStorage } from 'shared/runtime';
import type { CalculatorType } from '../catalogue.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

const keyOf = (type: CalculatorType) => `calculators.saved.${type}`;

/** What the device holds for a calculator. */
export type Kept = { is: 'nothing' } | { is: 'broken' } | { is: 'kept'; snapshot: Snapshot };

/** Reads what was kept. What is old, damaged or written by others is `broken`, never half taken. */
export function readKept(type: CalculatorType): Kept {
  const text = safeStorage.getItem(keyOf(type));
  if (text === null) return { is: 'nothing' };
  try {
    const snapshot = parseSnapshot(JSON.parse(text));
    return snapshot ? { is: 'kept', snapshot } : { is: 'broken' };
  } catch {
    return { is: 'broken' };
  }
}

/** @returns Whether the device took it: private windows and full disks do not. */
export function keep(type: CalculatorType, snapshot: Snapshot): boolean {
  const text = JSON.stringify(snapshot);
  safeStorage.setItem(keyOf(type), text);
  return safeStorage.getItem(keyOf(type)) === text;
}

export function forget(type: CalculatorType): void {
  safeStorage.removeItem(keyOf(type));
}
