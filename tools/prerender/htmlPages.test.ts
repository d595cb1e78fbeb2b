import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../shell/server/pageHtml.ts';
import { bootstrapScript } from '../hosting/bootstrapScript.ts';
import { pageTemplate, withConfig } from './htmlPages.ts';

const page =
  '<head><title>Linea</title><script type="application/json" id="site-config">{"old":1}</script></head><body></body>';

describe('withConfig', () => {
  it('replaces the demonstration’s configuration by an installation’s', () => {
    const html = withConfig(page, { ...demonstration, association: 'Rete' });
    const block = /id="site-config">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block).association).toBe('Rete');
    expect(html).not.toContain('"old"');
  });

  it('escapes values that would close the script element', () => {
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

describe('pageTemplate', () => {
  const html =
    '<html lang="it"><head><meta charset="utf-8"><title>Linea</title><script defer src="/a.js"></script><script defer src="/b.js"></script></head><body><div id="site"></div></body></html>';
  const prerendered = {
    file: 'guide/index.en.html',
    route: '/guide',
    language: 'en' as const,
    head: '<title>Guides</title>',
    body: '<h1>$& Guides</h1>',
    modules: ['guides/pages'],
  };
  const preloadScript = { path: '/preload.js', integrity: 'sha384-x' };

  it('takes a page, its head and the preload script', () => {
    expect(pageHtml(pageTemplate(html, preloadScript), prerendered)).toBe(
      `<html lang="en"><head><meta charset="utf-8"><script type="application/json" id="shell-versions">{"page":"guide/index.en.html","version":""}</script><script>${bootstrapScript}</script><link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous"><script async blocking="render" fetchpriority="high" crossorigin="anonymous" src="/preload.js" integrity="sha384-x" data-modules="guides/pages"></script><template id="shell-scripts"><script defer src="/a.js"></script><script defer src="/b.js"></script></template><title>Guides</title></head><body><div id="site" data-route="/guide" data-language="en"><h1>$& Guides</h1></div></body></html>`,
    );
  });

  it('escapes the state of a rendered page, and links the styles of its sections', () => {
    const state = { heading: { title: '</script><script>alert(1)</script>' } };
    const url = 'https://guides.example/a.css?"';
    const styles = [{ href: '/static/sections/x.css', integrity: 'sha384-x', url }];
    const rendered = { state: JSON.stringify(state), registry: '{}' };
    const page = pageHtml(pageTemplate(html, preloadScript), {
      ...prerendered,
      rendered,
      styles,
    });
    const block = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(
      page,
    )?.[1];
    expect(JSON.parse(block ?? '')).toEqual(state);
    expect(page).not.toContain('registry.json');
    expect(page).toContain(
      '<link rel="stylesheet" href="/static/sections/x.css" integrity="sha384-x" data-href="https://guides.example/a.css?&quot;"></head>',
    );
  });

  it('refuses HTML without the root element, a charset or scripts', () => {
    expect(() => pageTemplate(html.replace('charset', ''), preloadScript)).toThrow('no charset');
    const withoutRoot = pageTemplate(html.replace('id="site"', ''), preloadScript);
    expect(() => pageHtml(withoutRoot, prerendered)).toThrow('<div id="site">');
    const withoutScripts = html.replaceAll(/<script.*?<\/script>/g, '');
    expect(() => pageTemplate(withoutScripts, preloadScript)).toThrow('no scripts');
  });
});
