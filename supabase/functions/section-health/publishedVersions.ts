import { z } from 'zod';

/** How long a read of the registry is fresh, and how soon an unknown version causes another read. */
const freshMs = 60_000;
const rereadMs = 2000;

const version = z.object({ version: z.string() });
const entry = version.extend({
  previous: version.nullish().catch(null),
  canary: version.nullish().catch(null),
  older: z.array(z.string()).catch([]),
  good: z.array(version).catch([]),
});
const registry = z.object({ remotes: z.record(z.string(), z.unknown()) });

/** @returns whether a version of a section, or of the shell, is published. @throws when the site does not say. */
export type IsPublished = (name: string, version: string) => Promise<boolean>;

/** Asks the site's registry and the shell's versions which versions there are. */
export function publishedVersions(site: string): IsPublished {
  let latest: { readAt: number; versions: Promise<ReadonlySet<string>> } | undefined;

  function read(): Promise<ReadonlySet<string>> {
    const versions = readVersions(site);
    latest = { readAt: Date.now(), versions };
    versions.catch(() => {
      latest = undefined;
    });
    return versions;
  }
  const isOlderThan = (age: number) => latest === undefined || Date.now() - latest.readAt > age;

  return async (name, wanted) => {
    const key = `${name} ${wanted}`;
    const versions = await (isOlderThan(freshMs) ? read() : latest?.versions);
    if (versions?.has(key)) return true;
    return isOlderThan(rereadMs) ? (await read()).has(key) : false;
  };
}

async function readVersions(site: string): Promise<ReadonlySet<string>> {
  const [{ remotes }, shell] = await Promise.all([
    readJson(`${site}/registry.json`, registry),
    readJson(`${site}/shell-versions.json`, z.unknown()),
  ]);
  const known = Object.entries({ ...remotes, shell }).flatMap(([name, value]) => {
    const { data } = entry.safeParse(value);
    if (!data) return [];
    const others = [data.previous, data.canary, ...data.good].map((one) => one?.version);
    return [data.version, ...others, ...data.older].map((each) => `${name} ${each}`);
  });
  return new Set(known);
}

async function readJson<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return schema.parse(await response.json());
}
