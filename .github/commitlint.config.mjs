import { readdirSync } from 'node:fs';

/** A section's scope is its name: `fix(guides): …` for `mf-guides`. */
const sections = readdirSync(new URL('..', import.meta.url))
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => folder.slice('mf-'.length));

// Checked for every pull request (ci.yml): the changelogs of the packages are generated from commits.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'scope-enum': [
      2,
      'always',
      [...sections, 'shell', 'shared', 'supabase', 'tools', 'e2e', 'bench', 'docs'],
    ],
    'header-max-length': [2, 'always', 120],
    'body-max-line-length': [0],
    'subject-case': [0],
  },
};
