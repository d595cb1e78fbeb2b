/** A list of ten thousand as a section of the site shows it. */
interface List {
  name: string;
  path: string;
  /** Which requests the rows answer. */
  reads: string;
  rows: readonly object[];
  /** The list's items in the page. */
  items: string;
  /** How often "show more" is pressed before the list is scrolled. */
  presses: number;
  /** How far it is scrolled at most, in pixels. */
  furthest: number;
}

const many = <Row>(row: (place: number) => Row) =>
  Array.from({ length: 10_000 }, (_, place) => row(place));

export const lists: readonly List[] = [
  {
    name: 'handouts',
    path: '/dispense/secondo-anno/Statistica',
    reads: '**/rest/v1/handouts?*subject=eq.*',
    rows: many((place) => ({
      id: String(place),
      filename: `Statistica - Dispensa ${place + 1} sugli intervalli di confidenza.pdf`,
      year: 'Second Year',
      uploaded_at: new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString(),
      file_url: `https://site.example/handouts/${place}.pdf`,
    })),
    items: 'main [data-mf="handouts"] li',
    presses: 0,
    // Some two thousand files.
    furthest: 200_000,
  },
  {
    name: 'guides',
    path: '/guide/tesi',
    reads: '**/rest/v1/guides?**',
    rows: many((place) => ({
      id: place,
      category: 'tesi',
      title: `Guida ${place + 1}: scegliere il relatore e l’argomento`,
      description: 'Come si scrive la prima mail, quando, e che cosa portare al colloquio.',
      file_url: `https://site.example/guides/${place}.pdf`,
      order_index: place,
      is_active: true,
    })),
    items: 'main [data-mf="guides"] li',
    presses: 20,
    furthest: 200_000,
  },
  {
    name: 'representatives',
    path: '/rappresentanti?organo=sport',
    reads: '**/rest/v1/representatives?**',
    rows: many((place) => ({
      id: place,
      name: `Persona Prova ${place + 1}`,
      section: 'SPORT',
      url: null,
    })),
    items: 'main [data-mf="representatives"] article li',
    presses: 20,
    furthest: 200_000,
  },
];
