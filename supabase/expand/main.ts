/**
 * `pnpm content:expand` has a model write the questions that each passage of the PDFs answers. `SUPABASE_URL` and
 * `SUPABASE_SERVICE_ROLE_KEY` name the project, `ASSISTANT_MODEL_*` the model; no key is printed.
 */
import { readSettings } from '../functions/_shared/environment.ts';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { readModelSettings } from '../functions/assistant/model/modelSettings.ts';
import { expandPassages } from './expandPassages.ts';

try {
  const model = readModelSettings(process.env);
  if (model === undefined) throw new Error('ASSISTANT_MODEL_URL, _KEY and _NAME name no model.');
  const count = await expandPassages(projectApi(readSettings(process.env)), model);
  console.log(`${count} passages have questions to review, in private.pdf_sections.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
