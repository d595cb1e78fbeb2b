import { parseArgs } from 'node:util';
import { handoutsBucket } from '../functions/_shared/handoutsBucket.ts';
import { localPublishableKey } from '../local/keys.ts';
import { checkContent } from './checkContent.ts';
import { project } from './project.ts';
import { renderFindings } from './renderFindings.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.SUPABASE_URL ?? 'http://127.0.0.1:54321' },
    key: { type: 'string', default: process.env.SUPABASE_PUBLISHABLE_KEY ?? localPublishableKey },
    bucket: { type: 'string', default: process.env.HANDOUTS_BUCKET ?? handoutsBucket },
    json: { type: 'boolean', default: false },
  },
});

try {
  const url = values.url.replace(/\/+$/, '');
  const findings = await checkContent(project(url, values.key, values.bucket), new Date());
  console.log(values.json ? JSON.stringify(findings, null, 2) : renderFindings(findings));
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The content of ${values.url} could not be read: ${reason}`);
  process.exitCode = 2;
}
