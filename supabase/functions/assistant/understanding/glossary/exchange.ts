/** Studying abroad. The format is that of `../glossary.ts`. */
export const exchange = {
  english: `
exchange, exchange program, exchange programme, study abroad, studying abroad = exchange | scambio
semester abroad, year abroad = exchange | scambio
abroad = estero
destination = meta | mete | destinazioni
host university = sede ospite
host = ospite
partner university = mete | sede ospite
visa = visto
flight = viaggio
departure = partire | partenza
leave, leaving = partire
return, come back, coming back, go back = rientro
conversion, convert = conversione
recognition, recognise, recognize, transfer = riconoscimento
recognised, recognized = riconoscimento | riconosciuti
europe = europa
germany = germania
france = francia
spain = spagna
united kingdom = regno unito
netherland = paesi bassi
abroad internship, internship abroad = stage all estero
`,
  italian: `
erasmus = exchange | scambio | erasmus
scambio, scambi, exchange, studiare all estero, studiare fuori, semestre all estero = exchange | scambio
anno all estero = exchange | scambio
mobilita = mobilita | exchange | scambio
mobilita internazionale = exchange | scambio | mobilita internazionale
torno, tornare = rientro
ritorno = rientro | ritorno
riconoscono, riconosciuti, riconosciuto, convalida = riconoscimento
convertiti, convertire = conversione
partire = partire | partenza
meta = meta | mete
destinazioni = meta | mete | destinazioni
visto, passaporto = visto
olanda = europa
all estero = estero
`,
};
