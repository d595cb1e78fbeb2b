/** Installed where the renderer runs, because it is not bundled. */
export const serverPackages = ['prom-client'];
