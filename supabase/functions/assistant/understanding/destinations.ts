import { normalizeText } from './normalizeText.ts';

/**
 * Destinations of exchanges: the names of a country, then those of its cities. No text is about a city or
 * country, so beside an exchange word it becomes a synonym of exchange and is not required. The tables name
 * universities in their own language: "Vienna" finds "Universität Wien", "Spagna" finds Madrid.
 */
const countries = `
spagna spain | madrid, barcellona barcelona, siviglia seville sevilla, valencia, bilbao, navarra pamplona, granada, esade, carlos iii
francia france | parigi paris, lione lyon, tolosa toulouse, strasburgo strasbourg, nizza, lille, marsiglia marseille, grenoble
germania germany deutschland | berlino berlin, monaco munich munchen, amburgo hamburg, francoforte frankfurt, colonia cologne koln, mannheim, heidelberg, friburgo freiburg, bonn, humboldt
portogallo portugal | lisbona lisbon lisboa, porto oporto, coimbra, catolica
inghilterra england uk britannia regno unito united kingdom gran bretagna | londra london, manchester, bristol, leeds, warwick, durham, nottingham, exeter, birmingham, cambridge, oxford
scozia scotland | edimburgo edinburgh, glasgow
irlanda ireland | dublino dublin, galway
olanda netherlands paesi bassi holland | amsterdam, rotterdam, utrecht, maastricht, tilburg, leida leiden, groninga groningen
belgio belgium | bruxelles brussels, lovanio leuven louvain, gent ghent, anversa antwerp antwerpen
svizzera switzerland | zurigo zurich, ginevra geneva geneve, losanna lausanne, san gallo st gallen, berna bern, basilea basel
austria | vienna wien, graz, innsbruck, salisburgo salzburg
danimarca denmark | copenaghen copenhagen kobenhavn, aarhus
svezia sweden | stoccolma stockholm, lund, uppsala, goteborg gothenburg
norvegia norway | oslo, bergen, trondheim, nhh, bi norwegian
finlandia finland | helsinki, aalto, hanken, turku
islanda iceland | reykjavik
polonia poland | varsavia warsaw warszawa, cracovia krakow jagiellonian, kozminski
cechia repubblica ceca czechia czech republic | praga prague, brno masaryk, charles
ungheria hungary | budapest, corvinus
grecia greece | atene athens, salonicco thessaloniki
turchia turkey | istanbul, koc, ankara, bilkent, bogazici, sabanci
romania | bucarest bucharest
croazia croatia | zagabria zagreb
slovenia | lubiana ljubljana
estonia | tallinn, tartu
lettonia latvia | riga
lituania lithuania | vilnius
lussemburgo luxembourg |
malta |
usa america stati uniti united states | new york, boston, chicago, los angeles, miami, washington, san francisco, berkeley, texas, georgetown, fordham, tulane
canada | toronto, montreal, vancouver, mcgill, queen's, british columbia
messico mexico | monterrey
brasile brazil | san paolo sao paulo
argentina | buenos aires
cile chile | santiago
peru |
colombia | bogota
australia | sydney, melbourne, queensland, brisbane, adelaide, canberra
nuova zelanda new zealand | auckland, otago, wellington
giappone japan | tokyo, kyoto, osaka, keio, waseda, hitotsubashi
cina china | pechino beijing peking, shanghai, tsinghua, fudan
hong kong | hkust, city university of hong kong
corea korea | seoul, yonsei, korea university
india | bangalore, ahmedabad, delhi
singapore |
taiwan | taipei
thailandia thailand | bangkok, chulalongkorn, thammasat
vietnam | hanoi
israele israel | tel aviv, gerusalemme jerusalem
marocco morocco | casablanca
sudafrica south africa | cape town, stellenbosch
egitto egypt | cairo
emirati arabi emirates | dubai
`;

/** Names of several words, which a list of words cannot hold. */
const phrases = [
  'regno unito',
  'united kingdom',
  'gran bretagna',
  'paesi bassi',
  'san gallo',
  'st gallen',
  'repubblica ceca',
  'czech republic',
  'stati uniti',
  'united states',
  'san paolo',
  'sao paulo',
  'nuova zelanda',
  'new zealand',
  'hong kong',
  'south africa',
  'emirati arabi',
  'new york',
  'los angeles',
  'san francisco',
  'buenos aires',
  'tel aviv',
  'cape town',
];

const namesIn = (text: string): string[] => {
  const found = phrases.filter((phrase) => text.includes(phrase));
  const rest = found.reduce((left, phrase) => left.replace(phrase, ' '), text);
  return [...found, ...rest.split(/\s+/).filter((name) => name.length > 2 || name === 'uk')];
};

/** Each name with what a table may call the place. */
const places = new Map<string, readonly string[]>();
for (const line of normalizeText(countries).trim().split('\n')) {
  const [country = '', cities = ''] = line.split('|');
  const synonyms = cities.split(',').map((city) => namesIn(city.trim()));
  for (const names of synonyms) for (const name of names) places.set(name, names);
  for (const name of namesIn(country)) places.set(name, [...namesIn(country), ...synonyms.flat()]);
}

/** What a table may call a place; undefined for a word that names none. */
export const placesOf = (word: string): readonly string[] | undefined => places.get(word);

/** The number of words of the longest name. */
export const longestPlace = 2;

/** What a question that names a destination searches for. */
export const exchangeTerms = ['exchange', 'scambio', 'mete'] as const;

const abroad = new Set(
  'exchange scambio erasmus mobilita freemover meta mete destinazioni punteggio punteggi media graduatoria partire estero stage magistrale'.split(
    ' ',
  ),
);

/** Whether a word makes a city or country a destination; "the capital of Australia" has none. */
export const isExchangeWord = (word: string) => abroad.has(word);
