#!/usr/bin/env node
// Node 20 runs no TypeScript, and no Node runs it below node_modules.
import { register } from 'tsx/esm/api';

register();
await import('./linea.ts');
