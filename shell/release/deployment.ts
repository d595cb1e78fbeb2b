import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSiteConfig, type SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import { z } from 'shared/zod';
import { root } from '../local/paths.ts';
import { folderTarget } from './target/folderTarget.ts';
import type { Target } from './target/target.ts';

/** The site that `npm start` runs on this machine. */
export const here = `${root}.local/sites/3000/deployment.json`;

const webAddress = z.url({ protocol: /^https?$/ });

/** Where files are put: for now a folder. */
const place = z.object({ folder: z.string().check(z.minLength(1)) });

const deploymentFile = z.object({
  /** The address of the live site. */
  site: webAddress,
  /** The file with the site's configuration; only who releases the shell needs it. */
  config: z.optional(z.string()),
  /** Where `registry.json` and `shell.json` are. */
  registry: place,
  /** Per section, where its files are put and the address under which they are found. */
  sections: z.record(z.string(), z.extend(place, { url: webAddress })),
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
 * Reads the description of an installation. Folders in it are named from where it lies.
 *
 * @throws Error that names what is wrong with it.
 */
export function readDeployment(file: string): Deployment {
  const { site, config, registry, sections } = parse(file);
  const open = ({ folder }: z.infer<typeof place>) => folderTarget(resolve(dirname(file), folder));
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
