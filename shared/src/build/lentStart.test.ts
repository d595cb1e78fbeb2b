import { describe, expect, it } from 'vitest';
import { startOf } from './lentStart.ts';

const module = `const __module_federation_container_name__ = "guides";const runtimeRequire=require;if(runtimeRequire){runtimeRequire(__module_federation_container_name__)}`;

/** Runs code in a page that has what ran before. */
const run = (code: string, require: (name: string) => void) =>
  new Function('require', code)(require);

describe('the start of a federated build', () => {
  it('is brought by the shell, and run by a remote with its own settings', () => {
    const started: string[] = [];
    run(startOf('shell', module.replace('guides', 'shell')), (name) => started.push(name));
    run(startOf('remote', module), (name) => started.push(`${name}, its own`));
    expect(started).toEqual(['shell', 'guides, its own']);
    expect(startOf('remote', module)).not.toContain('if(');
  });

  it('says so when Rspack writes it in another way', () => {
    expect(() => startOf('remote', 'start()')).toThrow(/runtimeRequire/);
  });
});
