import { createStore } from 'shared/runtime';
import { createWork } from './createWork.ts';

/** One for each calculator, here and not in their dialogs, so that reopening finds them as left. */
export const graduationWork = createWork();
export const mscWork = createWork();
export const clmgWork = createWork('CLMG');
export const ugWork = createWork();

export const useGraduationBonus = createStore<{ bonus: number }>(() => ({ bonus: 0 }));
export const useFourthYear = createStore<{ fourthYear: boolean }>(() => ({ fourthYear: false }));
