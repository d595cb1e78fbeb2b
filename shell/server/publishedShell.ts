import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateName } from './pageHtml.ts';
import { versionsIn } from './versionsBlock.ts';

/** The files of the live shell, which a release or a rollback replaces while the renderer runs. */
export interface PublishedShell {
  /** The template; undefined when it belongs to another build, whose scripts could not hydrate our HTML. */
  readTemplate: () => Promise<string | undefined>;
  /** A page as it was published: `guide/_.html`. */
  readFrame: (file: string) => Promise<string>;
}

/**
 * @param folder The published shell.
 * @param build The build of this renderer.
 * @param onOtherBuild Called when a shell of another build has become live.
 */
export function publishedShell(
  folder: string,
  build: string,
  onOtherBuild: (build: string | undefined) => void,
): PublishedShell {
  let liveBuild: string | undefined = build;
  return {
    readTemplate: async () => {
      const template = await readFile(join(folder, templateName), 'utf8');
      const found = versionsIn(template)?.build;
      if (found !== build && found !== liveBuild) onOtherBuild(found);
      liveBuild = found;
      return found === build ? template : undefined;
    },
    readFrame: (file) => readFile(join(folder, file), 'utf8'),
  };
}
