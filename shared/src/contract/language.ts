/** The two languages of the site; Italian is the first visit's, whatever the browser says. */
export const languages = ['it', 'en'] as const;

export type Language = (typeof languages)[number];

/** A text of the shell's own tables (composition, configuration) in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;
