import { sectionPorts } from 'shared/contract';
import { defaultPorts } from 'shared/ports';
import { sectionManifest } from 'shared/section-manifest';
import { homeSections } from '../../shell/src/composition.ts';
import { routePaths } from '../../shell/src/routePaths.ts';

/** Folders of the site that are no pages, beside those of services. */
const folders = ['api', 'static'];

/** Of `dev:live`, which the Content Security Policy allows for each section. */
const overridePorts = Object.values(sectionPorts).map((port) => port + 100);

/** @throws Error when the site has the name, its addresses or the port already. */
export function requireFree(name: string, port: number): void {
  const isService = Object.hasOwn(defaultPorts, name);
  const isPage = routePaths.some((path) => path.split('/')[1] === name);
  const isAnchor = homeSections.some(({ anchor }) => anchor === name);
  // Code that looks a section up by its name would find what every object has.
  if (isService || isPage || isAnchor || folders.includes(name) || name in {}) {
    throw new Error(`The site has a "${name}" already: choose another name.`);
  }
  const owner = ownerOf(port) ?? ownerOf(port + 100);
  if (owner) throw new Error(`Port ${port}, or ${port + 100} for dev:live, is that of ${owner}.`);
}

/** The first port after those of the other sections that is free and that browsers allow. */
export function nextPort(): number {
  let port = Math.max(...Object.values(sectionPorts)) + 1;
  const isFree = () => !ownerOf(port) && !ownerOf(port + 100);
  while (!isFree() || !sectionManifest.shape.port.safeParse(port).success) port += 1;
  return port;
}

function ownerOf(port: number): string | undefined {
  const [service] = Object.entries(defaultPorts).find(([, taken]) => taken === port) ?? [];
  return service ?? (overridePorts.includes(port) ? 'dev:live' : undefined);
}
