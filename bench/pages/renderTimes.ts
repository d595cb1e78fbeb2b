const visits = 60;

/** The medians of the renderer's metrics after visits to one page, one after the other. */
export async function renderTimes(
  renderer: string,
  path: string,
): Promise<{ loadMs: number; renderMs: number }> {
  for (let visit = 0; visit < visits; visit += 1) await (await fetch(renderer + path)).text();
  const metrics = await (await fetch(`${renderer}/metrics`)).text();
  const medianMs = (name: string) =>
    Number(new RegExp(`^${name}\\{quantile="0.5"\\} (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000;
  return {
    loadMs: medianMs('renderer_load_seconds'),
    renderMs: medianMs('renderer_render_seconds'),
  };
}
