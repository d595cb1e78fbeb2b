/** Internships, jobs and applications. The format is that of `../glossary.ts`. */
export const work = {
  english: `
language letter, letter = lettera | lettere
cover letter = lettera | lettera di presentazione
motivation letter = lettera | motivazione
recommendation letter, letter of recommendation, reference letter = lettere di presentazione
reference = referenze | lettere di presentazione
internship, placement, trainee = stage | tirocinio
job = lavoro
career = carriera
job interview, interview = colloquio | colloqui
cv, resume = curriculum
company = impresa | imprese
consulting = consulenza
startup, start up = startup | start-up
consult = consulenza
interview question = domande | colloqui
`,
  italian: `
pagano = pagare | paga | rimborso | compenso
curriculum, cv = curriculum
tirocinio, stage = stage
lavoro = lavoro
colloquio, colloqui = colloqui | colloquio
referenza, referenze = referenze | lettere di presentazione
lettera di referenze, lettere di referenze, lettera di raccomandazione = lettere di presentazione
lettere di raccomandazione = lettere di presentazione
referenze = referenze | lettere di presentazione
stipendio, paga dello stage = rimborso | compenso
`,
};
