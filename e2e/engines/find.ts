/** XPaths of elements as a visitor names them. */

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

const isNamed = (name: string) =>
  `(normalize-space(.)=${quoted(name)} or normalize-space(@aria-label)=${quoted(name)})`;

/** A button by its text or label. */
export const button = (name: string) => `//button[${isNamed(name)}]`;

/** A button whose text or label contains these words. */
export const buttonWith = (words: string) =>
  `//button[contains(normalize-space(.), ${quoted(words)}) or contains(@aria-label, ${quoted(words)})]`;

export const linkTo = (address: string) => `//a[@href=${quoted(address)}]`;
export const heading = (name: string) =>
  `//*[self::h1 or self::h2 or self::h3][normalize-space(.)=${quoted(name)}]`;

/** The innermost element whose text contains these words. */
export const elementWithText = (text: string) => {
  const contains = `contains(normalize-space(.), ${quoted(text)})`;
  return `//body//*[${contains} and not(*[${contains}])]`;
};

/** What an XPath finds inside what another one finds. */
export const inside = (outer: string, inner: string) => `${outer}${inner}`;

export const dialog = '//*[@role="dialog"]';

/** What a section renders: `section("guides")`. */
export const section = (name: string) => `//*[@data-mf="${name}"]`;
