import os from 'node:os';
import { attempt } from 'shared/data';
import type { RegistryEntry } from 'shared/registry';
import { z } from 'shared/zod';
import type { Target } from './target/target.ts';
import { updateFile } from './updateFile.ts';

/** The changes that a history keeps. */
const maximumChanges = 500;

/** Who may write an entry writes its history, which other people's terminals show: no control characters. */
const text = z.string().check(z.regex(/^[^\p{Cc}\p{Cf}]{1,100}$/u));

const change = z.object({
  at: text,
  /** The account that ran the command: on GitHub, or on a computer. */
  by: text,
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

/** Writes down who changed an entry, and when. Where only the entry may be written, nothing is. */
export async function recordChange(
  target: Target,
  entryPath: string,
  { version: live, canary }: RegistryEntry,
): Promise<void> {
  const latest: Change = {
    at: new Date().toISOString(),
    by: account(),
    live,
    ...(canary ? { canary: canary.version, percentage: canary.percentage } : {}),
  };
  await updateFile(target, historyPath(entryPath), async (body) =>
    [latest, ...parse(body)].slice(0, maximumChanges),
  ).catch((error: Error) => console.warn(`The history is not written: ${error.message}`));
}

/** A container's user may have no name. */
function account(): string {
  return process.env.GITHUB_ACTOR || attempt(() => os.userInfo().username) || 'unknown';
}

/** Without the lines that are none. */
function parse(body: Buffer | undefined): Change[] {
  const lines = attempt(() => z.array(z.unknown()).parse(JSON.parse(body?.toString() ?? '[]')));
  return (lines ?? []).flatMap((line) => change.safeParse(line).data ?? []);
}
