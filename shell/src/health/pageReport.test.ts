import { describe, expect, it } from 'vitest';
import { RemoteError } from '../federation/RemoteError.ts';
import { pageReport } from './pageReport.ts';

const versions: Record<string, string> = { shell: 's1', guides: 'g2' };
const newReport = () => pageReport((name) => versions[name]);

const view = (name: string, version: string) => ({
  name,
  version,
  failures: [],
  errors: [],
  vitals: [],
});

describe('what a page reports', () => {
  it('is the shell, when no section has loaded', () => {
    expect(newReport().artefacts()).toEqual([view('shell', 's1')]);
  });

  it('is one view of each version, however many of its views were loaded', () => {
    const report = newReport();
    report.addEvent({ name: 'guides', version: 'g2' });
    report.addEvent({ name: 'guides', version: 'g2' });
    expect(report.artefacts()).toEqual([view('guides', 'g2'), view('shell', 's1')]);
  });

  it('is each class of failure once, and each different error', () => {
    const report = newReport();
    const crash = new RemoteError('crashed', 'guides/category', new TypeError('rows is null'));
    for (const error of [crash, crash, new RemoteError('timed-out', 'guides/pages')]) {
      report.addEvent({ name: 'guides', version: 'g3', error });
    }
    const [failed] = report.artefacts();
    expect(failed?.failures).toEqual(['crashed', 'timed-out']);
    expect(failed?.errors.map(({ failure }) => failure)).toEqual(['crashed', 'timed-out']);
    expect(failed?.errors[0]?.summary).toMatch(/^TypeError: rows is null/);
  });

  it('is no failure of a section that is not published', () => {
    const report = newReport();
    const error = new RemoteError('unpublished', 'guides');
    report.addEvent({ name: 'guides', version: 'g3', error });
    expect(report.artefacts()).toEqual([view('shell', 's1')]);
  });

  it('has at most three errors of a version', () => {
    const report = newReport();
    for (const letter of 'abcde') {
      const error = { failure: 'uncaught', cause: new Error(letter) } as const;
      report.addEvent({ name: 'guides', version: 'g2', error });
    }
    expect(report.artefacts()[0]?.errors).toHaveLength(3);
  });

  it('has the latest value of a metric, for the artefact and route to which it belongs', () => {
    const report = newReport();
    report.setVital('shell', { metric: 'LCP', route: '/', value: 800 });
    report.setVital('guides', { metric: 'LCP', route: '/guide', value: 900 });
    const [, guides] = report.artefacts();
    expect(guides).toEqual({
      ...view('guides', 'g2'),
      vitals: [{ metric: 'LCP', route: '/guide', value: 900 }],
    });
  });

  it('leaves out what belongs to a section whose code has not loaded', () => {
    const report = newReport();
    report.setVital('chat', { metric: 'CLS', route: '/', value: 0 });
    expect(report.artefacts()).toEqual([view('shell', 's1')]);
  });
});
