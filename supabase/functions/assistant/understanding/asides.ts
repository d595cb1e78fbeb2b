/**
 * Words that nearly all of the association's texts could have: whom they are for, where, and in which form.
 * Good to find and not missed: "appunti di Python" asks for Python, and Milan is where everything is.
 */
const words = `
studente studentessa studenti studentesse studentesco studentesca studenteschi studentesche student
universita universitario universitaria universitari universitarie university uni ateneo campus
milano milan italia italy italiano italian
appunti dispensa dispense sbobine sbobinature note notes handout materiale materiali material slide pdf file
guida guide documento documenti document
online on-line
roba cose dritte problema problemi problem problems
`;

export const asides: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
