import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSiteConfig, type SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import { z } from 'shared/zod';
import { root } from '../paths.ts';
import { bucketTarget, type Credentials } from './target/bucketTarget.ts';
import { folderTarget } from './target/folderTarget.ts';
import type { Target } from './target/target.ts';

/** The site that `npm start` runs on this machine. */
export const here = `${root}.local/sites/3000/deployment.json`;

const webAddress = z.url({ protocol: /^https?$/ });

const text = z.string().check(z.minLength(1));

/** Where files are put: a folder that a web server serves, or a bucket. */
const folder = z.object({ folder: text });
const bucket = z.object({
  bucket: text,
  endpoint: webAddress,
  region: text,
  prefix: z.optional(z.string()),
});
const place = z.union([folder, bucket]);
const found = { url: webAddress };

const deploymentFile = z.object({
  /** The address of the live site. */
  site: webAddress,
  /** The file with the site's configuration: for who releases the shell, and who promotes. */
  config: z.optional(z.string()),
  /** Where `registry.json` and `shell.json` are. */
  registry: place,
  /** Per section, where its files are put and the address under which they are found. */
  sections: z.record(z.string(), z.union([z.extend(folder, found), z.extend(bucket, found)])),
});

/** An online installation of the site, as far as releasing needs to know it. */
export interface Deployment {
  site: string;
  /** Where `registry.json` is, and the shell's files around it. */
  registry: Target;
  /** The site's configuration. @throws Error when it is not there or not usable. */
  readConfig: () => SiteConfig;
  filesOf: (remote: RemoteName) => { target: Target; url: string };
}

/**
 * Reads the description of an installation. Folders in it are named from where it lies; keys are not
 * in it.
 *
 * @throws Error that names what is wrong with it.
 */
export function readDeployment(named: string): Deployment {
  // pnpm runs a package's commands in the package's folder; the file is named from where one stands.
  const file = resolve(process.env.INIT_CWD ?? '.', named);
  const { site, config, registry, sections } = parse(file);
  const open = (where: z.infer<typeof place>) =>
    'folder' in where
      ? folderTarget(resolve(dirname(file), where.folder))
      : bucketTarget(where, credentials());
  return {
    site,
    registry: open(registry),
    readConfig: () => {
      if (!config) throw new Error(`${file} does not say where the site's configuration is.`);
      return parseSiteConfig(readFileSync(resolve(dirname(file), config), 'utf8'));
    },
    filesOf: (remote) => {
      const section = sections[remote];
      if (!section) throw new Error(`${file} does not say where the files of ${remote} are put.`);
      return { target: open(section), url: section.url.replace(/\/$/, '') };
    },
  };
}

/** The keys of a bucket are in the environment, under the names that every S3 tool knows. */
function credentials(): Credentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  throw new Error('A bucket wants AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
}

function parse(file: string): z.infer<typeof deploymentFile> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `There is no ${file}: start the site on this machine (npm start), or name your installation with --deployment.`,
      { cause },
    );
  }
  const result = deploymentFile.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${file} is not usable.\n${z.prettifyError(result.error)}`);
}
