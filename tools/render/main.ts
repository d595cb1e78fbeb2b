import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDeployment, readPublished } from '../deployment.ts';
import { runProgram } from '../program.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { render } from './render.ts';
import { uploadPages } from './uploadPages.ts';

/** pnpm runs scripts in the package's folder. */
const pathOf = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder);

/**
 * `pnpm render`: writes every page with its content as a file, for hosts that only serve files; by
 * default of the site that `npm start` runs. In two steps, only the second one needs a key and it runs no
 * section's code: `--into <folder>` writes the pages there, and `--upload <folder>` puts them into the site.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      deployment: { type: 'string' },
      into: { type: 'string' },
      upload: { type: 'string' },
    },
  });
  const { deployment, into, upload } = values;
  if (upload) {
    const count = await uploadPages(pathOf(upload), readDeployment(deployment).registry);
    console.log(`${count} files are written.`);
    return;
  }
  const published = into ? readPublished(deployment) : readDeployment(deployment).registry;
  const target = into ? folderTarget(pathOf(into)) : published;
  await render({ published, target }, console.log);
});
