/** A page of the site, and the data that visitors open it for. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Is in the document once the data are. */
  dataSelector: string;
  /** Whether nothing of it can be shown without scripts. */
  needsScripts?: true;
}

export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', dataSelector: '[data-mf="handouts"] ul h3' },
  { name: 'guides', path: '/guide', dataSelector: '[data-mf="guides"] ul a[href^="/guide/"]' },
  {
    name: 'first year',
    path: '/dispense/primo-anno',
    dataSelector: '[data-mf="handouts"] ul a[href^="/dispense/primo-anno/"]',
  },
  {
    name: 'a course',
    path: '/dispense/secondo-anno/Statistica',
    dataSelector: '[data-mf="handouts"] li button',
  },
  {
    name: 'representatives',
    path: '/rappresentanti',
    // A person without a photo has a placeholder.
    dataSelector: '[data-mf="representatives"] article :is(img, [data-placeholder])',
  },
  {
    name: 'a calculator',
    path: '/?calcolatore=graduation#calcolatori',
    needsScripts: true,
    dataSelector:
      '[role="dialog"] select option:nth-child(2), [role="dialog"] [role="combobox"]:not([disabled])',
  },
];
