/** A page of the site, and what of it the visitor came for. */
export interface Route {
  name: string;
  path: string;
  /** What is on the page once the section's data is. */
  data: string;
}

export const routes: readonly Route[] = [
  { name: 'home', path: '/', data: '[data-mf="handouts"] ul h3 button' },
  { name: 'guides', path: '/guide', data: '[data-mf="guides"] ul a[href^="/guide/"]' },
  {
    name: 'first year',
    path: '/dispense/primo-anno',
    data: '[data-mf="handouts"] ul a[href^="/dispense/primo-anno/"]',
  },
  {
    name: 'a course',
    path: '/dispense/secondo-anno/Statistica',
    data: '[data-mf="handouts"] li button',
  },
  {
    name: 'representatives',
    path: '/rappresentanti',
    // Pictures come from addresses that this bench does not serve; who has none has a placeholder.
    data: '[data-mf="representatives"] article :is(img, [data-placeholder])',
  },
  {
    name: 'a calculator',
    path: '/?calcolatore=graduation#calcolatori',
    data: '[role="dialog"] select option:nth-child(2), [role="dialog"] [role="combobox"]:not([disabled])',
  },
];
