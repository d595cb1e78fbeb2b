import { Portrait } from 'shared/ui';
import type { Person } from '../directory.ts';

/** As many as fit beside a body's name; the figure says how many there are. */
const atMost = 3;

/** The faces behind a figure, one over the other. What they are called is told once they open. */
export function Faces({ people }: { people: readonly Person[] }) {
  return (
    <span aria-hidden="true" className="flex -space-x-2.5">
      {people.slice(0, atMost).map((person) => (
        <span key={person.id} className="flex rounded-full border-2 border-surface">
          <Portrait name={person.name} src={person.photo} size="sm" />
        </span>
      ))}
    </span>
  );
}
