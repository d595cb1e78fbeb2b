import { cpSync, writeFileSync } from 'node:fs';
import type { Built } from '../build/build.ts';

/** The renderer in a container. The published shell is mounted at `/site`. */
const containerfile = `FROM docker.io/library/node:24-alpine
WORKDIR /renderer
COPY . .
ENV NODE_ENV=production SITE_FOLDER=/site HOST=0.0.0.0 PORT=3010
USER node
EXPOSE 3010
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \\
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3010/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "renderer.js"]
`;

/** Writes a folder that runs the renderer of a built shell with Node alone: `node renderer.js`. */
export function writeRendererFolder(folder: string, shell: Built): void {
  cpSync(`${shell.folder}-server`, folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  writeFileSync(`${folder}/Containerfile`, containerfile);
}
