import './styles.css';

start().catch(async (cause: unknown) => {
  const { showBootFailure } = await import(/* webpackMode: "eager" */ './boot/showBootFailure.ts');
  showBootFailure(cause);
});

/**
 * The code runs in parts, with a rest after each in which the page can answer a finger: in one go it
 * holds a slow phone for a fifth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await rest();
  await import(/* webpackMode: "eager" */ 'shared/registry');
  await rest();
  await import(/* webpackMode: "eager" */ 'shared/runtime');
  await rest();
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot.ts');
  await rest();
  await boot();
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
