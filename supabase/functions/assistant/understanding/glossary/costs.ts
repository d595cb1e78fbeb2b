/** Fees, scholarships and prices. The format is that of `../glossary.ts`. */
export const costs = {
  english: `
fee, tuition, tuition fee = tasse | contributi
tax = tasse
payment = pagamento | pagare | rate
pay = pagare | paga
pay less = riduzioni | esoneri
instalment, installment = rate | rata
income = isee | reddito
exemption, waiver = esonero | esoneri
reduction = riduzioni | riduzione
discount = sconto | riduzioni | convenzioni
scholarship, grant, bursary = borsa | borse
financial aid = borsa | borse | diritto allo studio
loan, borrow = prestito | prestiti
funding = fondi | borse
refund = rimborso
cheap = poco | economico | basso
free = gratis | gratuiti
cost = costo | costi | costa
price = prezzo | prezzi
money = soldi
expensive = costo | caro
stipend, allowance = borsa | rimborso
earn, income, family income = isee | reddito
cheaper, cheapest = poco | economico | prezzi
`,
  italian: `
pagare, pago = pagare | paga
soldi = soldi | costi | costo
costare, costa, costano = costo | costi | costa
prezzo = prezzo | prezzi | costo
quanto si paga = tasse | costo
pagare meno = riduzioni | esoneri
agevolazione, agevolazioni = agevolazioni | riduzioni | esoneri
sconti = sconto | riduzioni | convenzioni
retta = rette | retta | tasse
rette = rette | retta
rate = rate | rata
esonero = esonero | esoneri
tasse, tassa = tasse | contributi
no tax area = esonero | isee
isee = isee
borsa di studio, borse di studio, borsa = borsa | borse
dsu = diritto allo studio
gratis, gratuito = gratis | gratuiti
redditi, guadagna, guadagnano = isee | reddito
`,
};
