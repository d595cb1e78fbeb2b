import { attempt } from 'shared/data';
import type { RegistryEntry } from 'shared/registry';
import { z } from 'shared/zod';
import type { Target } from './target/target.ts';
import { updateFile } from './updateFile.ts';

/** The changes that a history keeps. */
const maximumChanges = 500;

/** Who may write an entry writes its history, which other people's terminals show: no control characters. */
const text = z.string().check(z.regex(/^[^\p{Cc}\p{Cf}]{1,200}$/u));

const change = z.object({
  at: text,
  /** The page of the job that changed it, which tells the team by whom; from a computer, none. */
  job: z.optional(text),
  /** What visitors get from then on. */
  live: text,
  canary: z.optional(text),
  percentage: z.optional(z.number()),
});

/** A change of an entry. */
export type Change = z.infer<typeof change>;

/** Where the history of an entry is: beside it, with the same permission. */
function historyPath(entryPath: string): string {
  return entryPath.replace(/\.json$/, '.history.json');
}

/** The changes of an entry, the latest first. */
export async function readHistory(target: Target, entryPath: string): Promise<Change[]> {
  return parse((await target.read(historyPath(entryPath)))?.body);
}

/**
 * Writes down what changed an entry, and when. Visitors can read the file, so it names no person. Where only the entry
 * may be written, nothing is.
 */
export async function recordChange(
  target: Target,
  entryPath: string,
  { version: live, canary }: RegistryEntry,
): Promise<void> {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID: run } = process.env;
  const job = run && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${run}`;
  const latest: Change = {
    at: new Date().toISOString(),
    live,
    ...(job ? { job } : {}),
    ...(canary ? { canary: canary.version, percentage: canary.percentage } : {}),
  };
  await updateFile(target, historyPath(entryPath), async (body) =>
    [latest, ...parse(body)].slice(0, maximumChanges),
  ).catch((error: Error) => console.warn(`The history is not written: ${error.message}`));
}

/** Without the lines that are none. */
function parse(body: Buffer | undefined): Change[] {
  const lines = attempt(() => z.array(z.unknown()).parse(JSON.parse(body?.toString() ?? '[]')));
  return (lines ?? []).flatMap((line) => change.safeParse(line).data ?? []);
}
