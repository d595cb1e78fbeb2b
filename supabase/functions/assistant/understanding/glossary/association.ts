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
get together, meetup, meet up, gathering, mixer, social event, social evening = aperitivo | sociale
welcome day, welcome event, induction = accoglienza
open day, orientation, orientation day = orientamento | accoglienza
info session, info meeting, information session, information meeting, infoday, info day = bando spiegato | orientamento
interview practice, interview simulation, mock interview = colloqui | simulazioni
career event, career day, career fair = carriera | colloqui
market, flea market, book market, book fair, book swap, book sale = mercatino | mercati
founder, entrepreneur = fondatori | startup
study group, revision session, review session = studio di gruppo | ripasso
well being = benessere
movie night, film night, film club = cineforum
become a member, becoming a member, be a member, member of your association, become part of, get involved = entrare | entra
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
diventare membro, diventare socio, diventare socia, far parte dell associazione, unirmi a voi, unirsi = entrare | entra
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
