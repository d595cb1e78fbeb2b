/**
 * A quiet Chromium: without these it looks for its maker's servers at every start, and as root in a
 * container it does not start at all.
 */
export const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
