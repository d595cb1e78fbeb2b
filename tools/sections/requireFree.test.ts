import { sectionManifest } from 'shared/section-manifest';
import { expect, it } from 'vitest';
import { nextPort, requireFree } from './requireFree.ts';

it.each([
  ['a section', 'guides'],
  ['the shell', 'shell'],
  ['the renderer', 'renderer'],
  ['a page of the shell', 'versioni'],
  ['a page of a section', 'dispense'],
  ['a home section', 'eventi'],
  ['a folder of the site', 'static'],
  ['the edge', 'api'],
  ['what every object has', 'constructor'],
])('refuses the name of %s (%s)', (_, name) => {
  expect(() => requireFree(name, nextPort())).toThrow(`The site has a "${name}" already`);
});

it.each([
  ['a section', 3002, 'guides'],
  ['the shell', 3000, 'shell'],
  ['the backend', 54_321, 'backend'],
  ['the live development of a section', 3102, 'dev:live'],
  ['a section, for its live development', 2902, 'guides'],
])('refuses the port of %s (%i)', (_, port, owner) => {
  expect(() => requireFree('jobs', port)).toThrow(`is that of ${owner}`);
});

it('accepts another name with the next free port', () => {
  expect(() => requireFree('jobs', nextPort())).not.toThrow();
});

it.each(['lang', 'override', 'constructor'])('lets no section have the parameter %s', (name) => {
  const { parameters } = sectionManifest.shape;
  expect(parameters.safeParse([name]).error?.message).toContain('is reserved');
  expect(parameters.safeParse(['organo']).success).toBe(true);
});

it('lets no module be called constructor', () => {
  expect(sectionManifest.shape.views.safeParse({ constructor: ['list'] }).success).toBe(false);
  expect(sectionManifest.shape.search.safeParse(['constructor']).success).toBe(false);
});
