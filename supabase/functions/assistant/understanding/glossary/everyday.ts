/** Words of any subject. The format is that of `../glossary.ts`. */
export const everyday = {
  english: `
insurance = assicurazione
coverage, cover = coperture | assicurazione
beginning = inizio
end = fine
choose, choosing, pick = scegliere
document = documenti
open = aperte | aperta
closed = chiusa
weekend = sabato | domenica
sunday = domenica
saturday = sabato
rule = regole
problem = problema
opening hour, opening time = orari
hour = orari | ore
timetable = orario | orari
schedule = orario | calendario
evening = sera | serali
night = sera
difference = differenza | diversa
take place, taking place, takes place, took place =
second hand = usati | usato
unfair, unfairly, unjust = ingiusto | ricorso | qualcosa non va
summer = estate
winter = inverno
start = inizio | inizia
tip, advice = consigli
`,
  italian: `
ha luogo, hanno luogo, si svolge, si svolgono, si terra, si tiene, si tengono =
ho diritto, hai diritto, abbiamo diritto, avere diritto, ha diritto =
domenica = domenica | orari
sabato = sabato | orari
aperta, aperto = aperta | aperte | orari
presento, presentare = presenta | presentare
compilare = compila | compilare
`,
};
