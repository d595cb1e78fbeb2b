import { expect, it } from 'vitest';
import { type HealthEvent, onHealthEvent, recordHealth } from './healthEvents.ts';

it('counts a page whose read was refused, and not as a failure', () => {
  const events: HealthEvent[] = [];
  onHealthEvent((event) => events.push(event));
  const refused = Object.assign(new Error('invalid input'), { status: 400, code: '22P02' });
  recordHealth('handouts', '2', { failure: 'uncaught', cause: refused });
  recordHealth('handouts', '2', {
    failure: 'crashed',
    cause: new Error('The list failed', { cause: refused }),
  });
  const crash = { failure: 'crashed', cause: new TypeError('x is undefined') } as const;
  recordHealth('handouts', '2', crash);
  const seen = { name: 'handouts', version: '2' };
  expect(events).toEqual([
    { ...seen, error: undefined },
    { ...seen, error: undefined },
    { ...seen, error: crash },
  ]);
});
