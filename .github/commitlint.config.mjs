// Checked for every pull request (ci.yml): the changelogs of the packages are generated from commits.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 120],
    'body-max-line-length': [0],
    'subject-case': [0],
  },
};
