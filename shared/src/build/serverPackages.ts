/** Installed where the renderer runs, because they find files of their own beside them. */
export const serverPackages = ['piscina', 'prom-client'];
