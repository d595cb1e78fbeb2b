import { useEffect } from 'react';
import { useQuery } from 'shared/runtime';
import { followMoves } from './followMoves.ts';
import { movedCourses } from './movedCourses.ts';

/** Moves what this device keeps to the new pages of its courses, if it keeps something. */
export function useMoves(keepsSomething: boolean): void {
  const { data: places } = useQuery({ ...movedCourses, enabled: keepsSomething });
  useEffect(() => {
    if (places) followMoves(places);
  }, [places]);
}
