import { randomId } from '../store/marks.ts';
import { isSame, mergeChanges } from './mergeChanges.ts';
import { parseSavedScenarios, type SavedScenarios } from './snapshot.ts';

/**
 * The scenarios of both tabs. The course that is chosen here stays, because another tab may look at another one.
 *
 * @param base What both started from.
 * @param isJoining Whether the tabs have saved nothing in common yet: what both entered differently stays apart,
 * as another scenario.
 */
export function mergeScenarios(
  base: SavedScenarios,
  mine: SavedScenarios,
  theirs: SavedScenarios,
  isJoining: boolean,
): SavedScenarios {
  const there = new Map(theirs.scenarios.map((one) => [one.id, one]));
  const start = new Map(base.scenarios.map((one) => [one.id, one]));
  const renamed = new Map<string, string>();
  const here = mine.scenarios.map((one) => {
    const other = there.get(one.id);
    if (!isJoining || !other || !isConflict(start.get(one.id), one, other)) return one;
    renamed.set(one.id, randomId());
    return { ...one, id: renamed.get(one.id) ?? one.id };
  });
  const merged = parseSavedScenarios({
    v: 2,
    scenarios: mergeChanges(
      // What was renamed is new, and not deleted.
      base.scenarios.filter(({ id }) => !renamed.has(id)),
      here,
      theirs.scenarios,
    ),
  });
  if (merged === null) return mine;
  const courseHere = new Map(here.map(({ id, course }) => [id, course]));
  const scenarios = merged.scenarios
    .map((one) => ({ ...one, course: courseHere.get(one.id) ?? one.course }))
    .sort((left, right) => Number(there.has(right.id)) - Number(there.has(left.id)));
  const active = mine.active && (renamed.get(mine.active) ?? mine.active);
  return { v: 2, scenarios, ...(active !== undefined && { active }) };
}

type SavedScenario = SavedScenarios['scenarios'][number];

/** Whether both changed the same part of a scenario differently. */
function isConflict(base: SavedScenario | undefined, mine: SavedScenario, theirs: SavedScenario) {
  const here = { ...mine, course: null };
  const there = { ...theirs, course: null };
  return !isSame(mergeChanges(base, here, there), mergeChanges(base, there, here));
}
