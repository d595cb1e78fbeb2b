/**
 * Writes the commit of the live shell into the step's output: pages are rendered by that shell, which may not be the
 * newest. It runs before anything is installed.
 */
import { appendFileSync, readFileSync } from 'node:fs';

const { DEPLOYMENT, DEPLOYMENT_ENVIRONMENT: environment, GITHUB_OUTPUT } = process.env;
const deployment = JSON.parse(readFileSync(DEPLOYMENT, 'utf8'));
const { site } = deployment.environments?.[environment] ?? deployment;
if (!site) throw new Error(`${DEPLOYMENT} names no site for the environment "${environment}".`);

const url = new URL('shell-versions.json', site.replace(/\/*$/, '/'));
const response = await fetch(url);
if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
const { commit } = await response.json();
if (!commit) throw new Error(`${url} names no commit.`);
appendFileSync(GITHUB_OUTPUT, `commit=${commit}\n`);
