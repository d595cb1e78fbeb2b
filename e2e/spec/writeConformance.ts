/** `pnpm --filter e2e conformance`: writes `docs/conformance.md` anew. */
import { writeFileSync } from 'node:fs';
import { root } from '../../tools/paths.ts';
import { conformance } from './conformance.ts';
import { parts } from './parts.ts';

writeFileSync(`${root}docs/conformance.md`, conformance(parts));
