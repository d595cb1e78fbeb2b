import pLimit from 'p-limit';
import type { Failure } from '../applyPlan.ts';
import { type WritableProject, WriteFailed } from '../project.ts';
import type { RowChange, TablePlan } from './planRows.ts';

/** Requests at a time. */
const concurrency = 4;
const batchSize = 100;

/** Writes the rows of sheets and calendars: what is new or changed before what is removed. @returns what failed. */
export async function applyRows(
  plans: readonly TablePlan[],
  project: WritableProject,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const limit = pLimit(concurrency);
  const attempt = async (changes: readonly RowChange[], write: () => Promise<void>) => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error;
      failures.push(...changes.map(({ source }) => ({ file: source, detail: error.message })));
      return false;
    }
  };
  for (const { table, changes, calls } of plans) {
    const areStarted = await attempt(changes, async () => {
      for (const call of calls) await project.startCall(call);
    });
    if (!areStarted) continue;
    const added = changes.flatMap((change) => (change.kind === 'new' ? [change] : []));
    for (const batch of batches(added)) await insert(table, batch);
    await limit.map(changes, async (change) => {
      if (change.kind !== 'changed') return;
      await attempt([change], () => project.update(table, change.id, change.fields));
    });
    const removed = changes.flatMap((change) => (change.kind === 'removed' ? [change] : []));
    for (const batch of batches(removed)) {
      await attempt(batch, () =>
        project.remove(
          table,
          batch.map(({ id }) => id),
        ),
      );
    }
  }
  return failures;

  /** One refused row refuses all of them: alone, each is written or noted. */
  async function insert(table: string, batch: readonly Added[]) {
    try {
      await project.insert(
        table,
        batch.map(({ fields }) => fields),
      );
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error;
      for (const change of batch) {
        await attempt([change], () => project.insert(table, [change.fields]));
      }
    }
  }
}

type Added = Extract<RowChange, { kind: 'new' }>;

const batches = <Change>(changes: readonly Change[]): Change[][] =>
  Array.from({ length: Math.ceil(changes.length / batchSize) }, (_, index) =>
    changes.slice(index * batchSize, (index + 1) * batchSize),
  );
