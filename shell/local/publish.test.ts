import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { withConfig } from './publish.ts';

const page =
  '<head><title>Linea</title><script type="application/json" id="site-config">{"old":1}</script></head><body></body>';

describe('withConfig', () => {
  it('puts an installation’s configuration in the place of the demonstration’s', () => {
    const html = withConfig(page, { ...demonstration, association: 'Rete' });
    const block = /id="site-config">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block).association).toBe('Rete');
    expect(html).not.toContain('"old"');
    expect(html).toContain('<title>Rete</title>');
  });

  it('cannot be left by what is written in it', () => {
    const html = withConfig(page, {
      ...demonstration,
      association: '</script><script>alert(1)</script>$&',
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    const block = /id="site-config">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block).association).toBe('</script><script>alert(1)</script>$&');
  });

  it('refuses a page without the block', () => {
    expect(() => withConfig('<html></html>', demonstration)).toThrow('no block');
  });
});
