/**
 * `pnpm --filter supabase assistant:report` prints what visitors said of the assistant's answers, and which questions
 * had none. `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` name the project; the key is never printed.
 */
import { readSettings } from '../functions/_shared/environment.ts';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { assistantReport, reportText } from './reportText.ts';

try {
  const settings = readSettings(process.env);
  const report = await projectApi(settings).call('assistant_report', {});
  console.log(reportText(assistantReport.parse(report)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
