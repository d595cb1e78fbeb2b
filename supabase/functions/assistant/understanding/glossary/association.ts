/** The association, its events, and who represents students. The format is that of `../glossary.ts`. */
export const association = {
  english: `
class representative, representative, student representative = rappresentante | rappresentanti
office = segreteria | ufficio
secretary = segreteria
association, student association, society, club = associazione | associazioni
join = entrare | entra
found, start a association, start an association, start a student association = fondare | fondarne
start a society, start a club, new association, nuova associazione = fondare | fondarne
create = fondare
event = evento | eventi
organise, organize = organizzare
party = festa
football, soccer = calcetto
tournament = torneo
rep = rappresentante | rappresentanti
council = consiglio
department = dipartimento | dipartimenti
committee, board = consiglio | commissione
quality = qualita
club, student club, student society = associazione
`,
  italian: `
aprire un associazione, fonda, fondare, creare = fondare | fondarne
volontariato, volontario, volunteer, volunteering = associazione
calcio = calcetto | calcio
ape, aperi, apericena, spritz, happy hour = aperitivo
rappresentante, rappresentanti = rappresentante | rappresentanti
evento, eventi = evento | eventi
rapp, rappre, rappr = rappresentante | rappresentanti
comitato, commissione = comitato | commissione | consiglio
presentazione = presentazione | orientamento
`,
};
