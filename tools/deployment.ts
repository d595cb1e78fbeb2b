import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSiteConfig, type SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import { portOf } from 'shared/ports';
import { z } from 'shared/zod';
import { isInstalled, repository } from './paths.ts';
import { bucketTarget, type Credentials } from './registry/target/bucketTarget.ts';
import { folderTarget } from './registry/target/folderTarget.ts';
import { siteTarget } from './registry/target/siteTarget.ts';
import type { Target } from './registry/target/target.ts';

/**
 * The site that `npm start` runs on this machine, also with moved ports. A section in a repository of its own
 * has its deployment file beside its sources.
 */
const usualDeployment = () =>
  repository +
  (isInstalled ? 'deployment.json' : `.local/sites/${portOf('shell')}/deployment.json`);

/** Where a site in one folder has its sections. */
export const sectionsFolder = 'sections';

const webAddress = z.url({ protocol: /^https?$/ });

const text = z.string().check(z.minLength(1));

const folder = z.object({ folder: text });
const bucket = z.object({
  bucket: text,
  endpoint: webAddress,
  region: text,
  prefix: z.optional(z.string()),
});
/** Where files are put: a folder that a web server serves, or a bucket. */
const target = z.union([folder, bucket]);
const withUrl = { url: webAddress };

const installation = z.object({
  /** The address of the live site. */
  site: webAddress,
  /** The file with the site's configuration; needed to release the shell and to promote. */
  config: z.optional(z.string()),
  /** Where the shell's files and `registry.json` are; a team that must not write them leaves it out. */
  registry: z.optional(target),
  /** Per section, where its files are put and the URL that serves them. */
  sections: z.record(z.string(), z.union([z.extend(folder, withUrl), z.extend(bucket, withUrl)])),
});

/** A site in one folder, which is uploaded whole to one static host: docs/start.md. */
const wholeSite = z.object({ site: webAddress, config: text, folder: text });

/** Several installations by name, in the order in which versions are promoted. */
const withEnvironments = z.object({ environments: z.record(z.string(), installation) });

type Installation = z.infer<typeof installation> & {
  /** The folder of a site that is uploaded whole. */
  whole?: string;
};
type DeploymentFile = Installation | z.infer<typeof withEnvironments>;

/** An installation of the site that can be released to. */
export interface Deployment {
  site: string;
  /** The folder of a site that is uploaded whole, so that its address may still serve what was there before. */
  folder?: string;
  /** Where `registry.json` is, and the shell's files around it. */
  registry: Target;
  /** Whether the registry can only be read: sections are then released by their own entries. */
  registryIsReadOnly: boolean;
  /** The site's configuration. @throws Error when it is missing or invalid. */
  readConfig: () => SiteConfig;
  filesOf: (remote: RemoteName) => { target: Target; url: string };
}

/**
 * Reads a deployment file; by default `DEPLOYMENT`, else the usual one. Paths in it are
 * relative to it.
 *
 * @param environment One of those that the file names; by default `DEPLOYMENT_ENVIRONMENT`.
 * @throws Error that names what is wrong with it.
 */
export function readDeployment(
  path = process.env.DEPLOYMENT ?? usualDeployment(),
  // A workflow passes an empty text for a variable that is not set.
  environment = process.env.DEPLOYMENT_ENVIRONMENT || undefined,
): Deployment {
  const file = deploymentPath(path);
  const { site, config, registry, sections, whole } = environmentOf(file, environment);
  const openTarget = (where: z.infer<typeof target>) =>
    'folder' in where
      ? folderTarget(resolve(dirname(file), where.folder))
      : bucketTarget(where, credentials());
  return {
    site,
    ...(whole === undefined ? {} : { folder: resolve(dirname(file), whole) }),
    registry: registry ? openTarget(registry) : siteTarget(site),
    registryIsReadOnly: !registry,
    readConfig: () => {
      if (!config) throw new Error(`${file} does not say where the site's configuration is.`);
      return parseSiteConfig(readFileSync(resolve(dirname(file), config), 'utf8'));
    },
    filesOf: (remote) => {
      const section = sections[remote];
      if (!section) {
        throw new Error(
          `${file} does not say where the files of ${remote} are put: add it to "sections". \`npm start\` writes that file again.`,
        );
      }
      return { target: openTarget(section), url: section.url.replace(/\/$/, '') };
    },
  };
}

/** Where the shell of a deployment is published, to be read without keys: the files of a bucket from the site. */
export function readPublished(
  path = process.env.DEPLOYMENT ?? usualDeployment(),
  environment = process.env.DEPLOYMENT_ENVIRONMENT || undefined,
): Target {
  const file = deploymentPath(path);
  const { site, registry } = environmentOf(file, environment);
  const isFolder = registry && 'folder' in registry;
  return isFolder ? folderTarget(resolve(dirname(file), registry.folder)) : siteTarget(site);
}

/**
 * The environment from which versions are promoted to another: the one that the file names before it.
 *
 * @throws Error when the file names none before it.
 */
export function environmentBefore(
  path = process.env.DEPLOYMENT ?? usualDeployment(),
  to: string,
): string {
  const file = deploymentPath(path);
  const names = environmentNames(parse(file));
  const before = names[names.indexOf(to) - 1];
  if (before) return before;
  throw new Error(`${file} names no environment before "${to}": ${names.join(', ') || 'none'}.`);
}

function deploymentPath(path: string): string {
  // pnpm runs scripts in the package's folder; the path is relative to where the user called it.
  return resolve(process.env.INIT_CWD ?? '.', path);
}

function environmentNames(content: DeploymentFile): string[] {
  return 'environments' in content ? Object.keys(content.environments) : [];
}

function environmentOf(file: string, environment: string | undefined): Installation {
  const content = parse(file);
  if (!('environments' in content)) {
    if (environment === undefined) return content;
    throw new Error(`${file} names no environments, so there is no "${environment}".`);
  }
  const { environments } = content;
  const found = environment === undefined ? undefined : environments[environment];
  if (found) return found;
  const names = environmentNames(content).join(', ');
  throw new Error(`Name an environment of ${file} with --environment: ${names}.`);
}

/** The keys of a bucket come from the environment, under the names that S3 tools use. */
function credentials(): Credentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  throw new Error('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
}

function parse(file: string): DeploymentFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `There is no ${file}: start the site on this machine (npm start), or name your installation with --deployment.`,
      { cause },
    );
  }
  const json: unknown = JSON.parse(text);
  const has = (name: string) =>
    typeof json === 'object' && json !== null && Object.hasOwn(json, name);
  // Not a union: its message would not say what is wrong.
  const check = <Result>(schema: z.ZodMiniType<Result>): Result => {
    const result = schema.safeParse(json);
    if (result.success) return result.data;
    throw new Error(`${file} is not usable.\n${z.prettifyError(result.error)}`);
  };
  if (has('environments')) return check(withEnvironments);
  return has('folder') ? inOneFolder(check(wholeSite)) : check(installation);
}

/** The sections of a site in one folder are below `/sections/`. */
function inOneFolder({ site, config, folder }: z.infer<typeof wholeSite>): Installation {
  const files = { folder: join(folder, sectionsFolder), url: new URL(sectionsFolder, site).href };
  const sections = Object.fromEntries(remoteNames.map((remote) => [remote, files]));
  return { site, config, registry: { folder }, sections, whole: folder };
}
