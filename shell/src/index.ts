import './styles.css';

start().catch(async (cause: unknown) => {
  const { showBootFailure } = await import(/* webpackMode: "eager" */ './boot/showBootFailure.ts');
  showBootFailure(cause);
});

/** Evaluates the code in parts, yielding to input between them: one task would block a slow phone for 200 ms. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToInput();
  await import(/* webpackMode: "eager" */ 'shared/registry');
  await yieldToInput();
  await import(/* webpackMode: "eager" */ 'shared/runtime');
  await yieldToInput();
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot.ts');
  await yieldToInput();
  await boot();
}

function yieldToInput(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
