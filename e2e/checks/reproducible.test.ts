import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { artefactFolder } from '../../shell/local/paths.ts';
import { describeArtefact } from '../../shell/release/artefact.ts';
import { buildVariant } from '../variant.ts';

// The section with the most chunks, styles and a worker; the shell and all sections are built by one configuration.
it('builds the same bytes from the same sources in another folder', () => {
  const made = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
  const variant = buildVariant('handouts', {});
  onTestFinished(() => rmSync(resolve(variant, '../..'), { recursive: true, force: true }));
  const here = describeArtefact('handouts', `${artefactFolder('handouts')}/dist`, made);
  const elsewhere = describeArtefact('handouts', variant, made);
  expect(here.files.length).toBeGreaterThan(10);
  expect(elsewhere.files).toEqual(here.files);
});
