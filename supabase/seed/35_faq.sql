-- Demonstration data: typical questions to a student association. The answers are not rules of any university;
-- they say where to look.
insert into public.faq
  (id, topic, order_index, question, answer, question_en, answer_en, keywords, url, section)
select md5('faq/' || topic || '/' || question)::uuid, topic, place, question, answer,
  question_en, answer_en, keywords, url, section
from (values
  (
    'Tasse e agevolazioni', 10,
    'Come si calcolano le tasse?',
    'Una parte è uguale per tutti, l’altra dipende dall’ISEE universitario, dai crediti e dagli anni di iscrizione. Senza ISEE si paga il massimo: chiedilo in primavera a un CAF.',
    'How are tuition fees worked out?',
    'One part is the same for everybody; the other depends on your university ISEE, your credits and your years of enrolment. Without an ISEE you pay the maximum: ask a CAF for it in spring.',
    'tasse e agevolazioni contributi rette fasce ISEE quanto si paga quanto costa costano un anno qui fees cost year',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 20,
    'Chi ha diritto all’esonero o a una riduzione?',
    'Chi ha la borsa per il diritto allo studio di regola non paga. Riduzioni ci sono per ISEE basso, disabilità, fratelli iscritti, merito e studenti lavoratori: alcune vanno chieste.',
    'Who can get an exemption or a reduction?',
    'With the regional scholarship you usually pay nothing. There are reductions for a low ISEE, disability, siblings who study, merit and working students: some have to be asked for.',
    'esonero riduzione agevolazioni sconto no tax area waiver',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 30,
    'Come si ottiene una borsa di studio?',
    'Il bando per il diritto allo studio esce in estate e guarda reddito e merito. Altre borse vengono dall’ateneo, da fondazioni e regioni: la guida le elenca mese per mese.',
    'How do I get a scholarship?',
    'The call of the regional scholarship opens in summer and looks at income and merit. Others come from the university, foundations and regions: the guide lists them month by month.',
    'borsa borse scholarship grant diritto allo studio DSU bando soldi',
    '/guide/graduate', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 40,
    'Quando si pagano le rate?',
    'Le rate sono di solito tre o quattro, la prima all’iscrizione. Le date dell’anno sono nel portale, alla voce tasse: dopo la scadenza c’è una mora.',
    'When are the instalments due?',
    'Fees are usually paid in three or four instalments, the first on enrolment. This year’s dates are in the portal, under fees: after the deadline there is a late fee.',
    'quando si pagano le tasse tassa universitarie contributi rata rate prima seconda scadenza scadenze mora pagamento pagare deadline fees due',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 50,
    'Che cos’è l’ISEE e come si chiede?',
    'È l’attestazione che misura la situazione economica della famiglia. Serve quella per il diritto allo studio universitario: la fa gratis un CAF, o la chiedi online, e vale fino al 31 dicembre. Poi controlla nel portale che l’ateneo l’abbia ricevuta.',
    'What is the ISEE and how do I get one?',
    'It is the Italian certificate of a family’s means. You need the one for university: a CAF, a tax help office, does it for free, or you ask for it online. It expires on 31 December. Then check in the portal that the university has it.',
    'isee universitario parificato corrente CAF attestazione reddito patrimonio documenti richiedere rinnovare income certificate',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Piano di studi', 10,
    'Quando e come si presenta il piano di studi?',
    'Di solito in autunno, dal portale. Vale il regolamento del tuo anno di immatricolazione: copia gli obbligatori, scegli gli opzionali e controlla il totale dei crediti.',
    'When and how do I submit my study plan?',
    'Usually in autumn, in the portal. The rules of the year you enrolled in apply: copy the compulsory exams, choose your electives and check the total of credits.',
    'piano di studi presentare compilare scadenza',
    '/guide/burocrazia', 'SCUOLA TRIENNALE'
  ),
  (
    'Piano di studi', 20,
    'Posso cambiare il piano di studi?',
    'Sì, nella finestra prevista, di regola una volta l’anno. Un esame già superato non si toglie; un piano individuale va approvato dal consiglio, quindi chiedi due mesi prima.',
    'Can I change my study plan?',
    'Yes, in the period set for it, as a rule once a year. An exam you have passed stays; an individual plan has to be approved by the council, so ask two months ahead.',
    'cambiare modificare modifica piano individuale',
    '/guide/burocrazia', 'CDD'
  ),
  (
    'Piano di studi', 30,
    'Come scelgo gli esami opzionali?',
    'Decidi prima a che cosa servono: un requisito per la magistrale, la tesi, una curiosità. Poi leggi programma e modalità d’esame, e conta il carico del semestre.',
    'How do I choose my electives?',
    'First decide what they are for: a requirement for a master’s, the thesis, curiosity. Then read the syllabus and the kind of exam, and count the load of the semester.',
    'opzionali opzionale esami a scelta electives facili',
    '/guide/opzionali', 'SCUOLA TRIENNALE'
  ),
  (
    'Piano di studi', 40,
    'Dove trovo aule e orari delle lezioni?',
    'Nel portale dell’università, alla voce orario: lì ci sono anche i cambi dell’ultimo momento. Questo sito aule e orari non li ha.',
    'Where do I find rooms and timetables?',
    'In the university’s portal, under timetable: last-minute changes are there too. This site has neither rooms nor timetables.',
    'aula aule orario orari lezione lezioni calendario corsi classroom timetable lectures',
    '/guide/university', null
  ),
  (
    'Piano di studi', 50,
    'Quanti crediti servono per laurearsi?',
    'Di regola 180 CFU in triennale, 120 in magistrale e 300 in giurisprudenza, tesi compresa. Quali esami valgono lo dice il regolamento del tuo anno di immatricolazione.',
    'How many credits do I need to graduate?',
    'As a rule 180 CFU for a bachelor’s, 120 for a master’s and 300 for the law degree, thesis included. The rules of the year you enrolled in say which exams count.',
    'crediti cfu totale laurea laurearsi triennale magistrale giurisprudenza credits',
    '/guide/burocrazia', null
  ),
  (
    'Piano di studi', 55,
    'Come si fa la domanda di laurea?',
    'Nel portale dell’università, entro la scadenza della tua sessione: la pubblica l’ateneo, qui non l’abbiamo. Prima serve il sì del relatore, perché dopo la domanda non si cambia.',
    'How do I apply to graduate?',
    'In the university’s portal, by the deadline of your session: the university publishes it, we do not have it here. You need your supervisor’s yes first, because after the application you cannot change supervisor.',
    'domanda di laurea laurearsi presentare scadenza sessione seduta relatore tesi apply graduate graduation application',
    '/guide/tesi', null
  ),
  (
    'Piano di studi', 60,
    'Posso cambiare corso di laurea?',
    'Sì, con un passaggio di corso: si chiede nel periodo che l’università indica, e il consiglio del nuovo corso decide quali esami valgono. Prima parlane con chi ti rappresenta nella tua scuola.',
    'Can I change my degree course?',
    'Yes, by a transfer: you ask for it in the period the university sets, and the council of the new course decides which exams count. Talk to those who represent you in your school first.',
    'passaggio di corso cambiare corso di laurea facoltà trasferimento change degree course transfer',
    '/guide/burocrazia', 'SCUOLA TRIENNALE'
  ),
  (
    'Mobilità internazionale', 10,
    'Come si parte in exchange?',
    'C’è un bando all’anno, di solito in autunno: media e crediti fanno il punteggio, poi la graduatoria assegna le destinazioni in ordine di preferenza. I calcolatori del sito ti dicono a quali arrivi.',
    'How do I go on exchange?',
    'There is one call a year, usually in autumn: your average and credits make your score, then the ranking assigns destinations by preference. The calculators of this site tell you which you reach.',
    'exchange erasmus mobilità internazionale scambio estero partire studiare all’estero semestre candidarsi candidatura domanda bando apply application',
    '/guide/exchange_triennale', null
  ),
  (
    'Mobilità internazionale', 20,
    'Che differenza c’è tra exchange e freemover?',
    'In exchange la destinazione è convenzionata e lì non paghi tasse. Da freemover scegli tu l’ateneo, paghi le sue tasse e fai riconoscere gli esami prima di partire.',
    'What is the difference between exchange and freemover?',
    'On exchange the university is a partner and you pay no fees there. As a freemover you choose it yourself, pay its fees and have your exams approved before you leave.',
    'freemover differenza convenzionata',
    '/guide/freemover', null
  ),
  (
    'Mobilità internazionale', 30,
    'Che cos’è il learning agreement?',
    'È l’accordo che dice quali esami farai fuori e quali sostituiscono qui. Va firmato prima di partire, e ogni modifica va firmata di nuovo.',
    'What is the learning agreement?',
    'It is the agreement that says which exams you take abroad and which they replace here. It is signed before you leave, and so is every change.',
    'learning agreement esami riconosciuti abbinamenti',
    '/guide/exchange_triennale', null
  ),
  (
    'Appelli', 10,
    'Quando e come ci si iscrive a un appello?',
    'Dal portale, alla voce appelli: le iscrizioni aprono qualche settimana prima e chiudono alcuni giorni prima dell’esame. Controlla di avere il questionario compilato e le tasse in regola.',
    'When and how do I register for an exam?',
    'In the portal, under exam sessions: registration opens some weeks before the exam and closes some days before it. Make sure that your questionnaire is filled in and your fees are paid.',
    'appello appelli iscrizione iscriversi esame esami prenotare register',
    '/guide/burocrazia', null
  ),
  (
    'Appelli', 15,
    'Quando sono gli esami?',
    'Gli appelli stanno in sessioni, di solito d’inverno, d’estate e a settembre. I giorni li pubblica l’università, nel portale alla voce appelli: qui non li abbiamo.',
    'When are the exams?',
    'Exams are held in sessions, usually in winter, in summer and in September. The university publishes the days in its portal, under exam sessions: we do not have them here.',
    'date appelli calendario sessione sessioni esame invernale estiva autunnale gennaio febbraio giugno luglio settembre exam dates',
    '/guide/burocrazia', null
  ),
  (
    'Appelli', 20,
    'Posso rifiutare un voto?',
    'Sì, entro i giorni indicati quando il voto esce. Se non rispondi vale spesso il silenzio assenso, e un voto registrato non si toglie.',
    'Can I refuse a grade?',
    'Yes, within the days given when the grade comes out. No answer often counts as a yes, and a recorded grade stays.',
    'rifiutare voto verbale verbalizzazione silenzio assenso',
    '/guide/burocrazia', null
  ),
  (
    'Appelli', 30,
    'Che cosa faccio se all’esame qualcosa non va?',
    'Parla prima con il docente, con l’elaborato davanti. Se non basta, scrivi al rappresentante con date e fatti; per un ricorso formale ci sono termini, e te li dice lui.',
    'What do I do when something goes wrong at an exam?',
    'Talk to the lecturer first, with your paper in hand. If that is not enough, write to your representative with dates and facts; a formal appeal has deadlines, and they know them.',
    'ricorso ingiusto problema docente segato bocciato reclamo',
    '/guide/burocrazia', 'SCUOLA TRIENNALE'
  ),
  (
    'Appelli', 40,
    'Posso ripetere un esame che non ho superato?',
    'Sì, a un appello successivo: a volte subito, a volte dopo un intervallo, come dice il regolamento del corso. Guarda il tuo elaborato prima di riprovarci: hai diritto di vederlo.',
    'Can I take an exam again that I failed?',
    'Yes, in a later session: sometimes at once, sometimes after an interval, as the rules of the course say. Look at your paper before you try again: you have a right to see it.',
    'ripetere rifare esame bocciato bocciata segato non superato appello fail failed retake resit again',
    '/guide/burocrazia', null
  ),
  (
    'Appelli', 50,
    'Ho una disabilità o un DSA: cambia qualcosa agli esami?',
    'Sì: puoi avere più tempo, strumenti, una prova adatta. Serve una certificazione e una richiesta per tempo all’ufficio dedicato: è un diritto, e non compare sul diploma.',
    'I have a disability or a learning disorder: do exams change?',
    'Yes: you can have more time, aids, a suitable exam. You need a certificate and to ask the office for it in time: it is a right, and it does not show on your diploma.',
    'dsa dislessia disgrafia discalculia disturbo dell’apprendimento disabilità tempo aggiuntivo strumenti compensativi dyslexia',
    '/guide/university', null
  ),
  (
    'Tasse e agevolazioni', 60,
    'Si pagano le tasse anche da fuori corso?',
    'Sì, finché risulti iscritto: e gli anni di iscrizione contano nel calcolo. L’importo è nel portale, alla voce tasse.',
    'Do I pay fees beyond the regular years?',
    'Yes, as long as you are enrolled, and your years of enrolment count in the amount. It is in the portal, under fees.',
    'fuori corso fuoricorso pagare tasse anni',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 70,
    'Come si rinuncia agli studi, e le tasse tornano indietro?',
    'Con una domanda all’università, dal portale o in segreteria. È una scelta definitiva: prima chiedi se un passaggio di corso o una sospensione ti bastano. Se è previsto un rimborso delle tasse lo dice il regolamento.',
    'How do I leave university, and do I get my fees back?',
    'With a request to the university, in the portal or at the office. It is final: first ask whether a transfer or a break would do. Whether fees are refunded is in the regulations.',
    'rinuncia rinunciare agli studi lasciare gli studi rimborso tasse rimborsare sospensione refund withdraw drop out',
    '/guide/burocrazia', 'ISU'
  ),
  (
    'Tasse e agevolazioni', 80,
    'Posso lavorare part time in università?',
    'Sì, con le collaborazioni studentesche, dette 150 ore: le assegna un bando dell’ateneo, che guarda reddito e merito. Quando esce lo dice il sito dell’università.',
    'Can I work part time at the university?',
    'Yes, in the student collaborations known as 150 hours: a call of the university assigns them by income and merit. Its site says when.',
    '150 ore centocinquanta ore collaborazioni studentesche lavorare lavoro part time part-time tempo parziale job',
    '/guide/graduate', 'ISU'
  ),
  (
    'Piano di studi', 70,
    'Quanti crediti servono per passare all’anno dopo?',
    'Di regola ti iscrivi all’anno successivo comunque; ma per borse, riduzioni ed exchange contano i crediti che hai a una certa data. Se il tuo corso ha uno sbarramento lo dice il suo regolamento.',
    'How many credits do I need to move to the next year?',
    'As a rule you enrol in the next year anyway; but scholarships, reductions and exchange look at the credits you have by a certain date. Whether your course has a threshold is in its rules.',
    'crediti cfu passare passaggio al secondo anno terzo anno successivo sbarramento blocco second year credits',
    '/guide/burocrazia', 'SCUOLA TRIENNALE'
  ),
  (
    'Piano di studi', 80,
    'Dove trovo un certificato di iscrizione?',
    'Nel portale dell’università, alla voce certificati; se ti serve in bollo o in inglese, in segreteria. Tra privati di solito basta un’autocertificazione.',
    'Where do I find a certificate of enrolment?',
    'In the university’s portal, under certificates; at the office if you need it with a revenue stamp or in English. Between private parties a signed statement of your own is usually enough.',
    'certificato certificati di iscrizione attestato autocertificazione certificate of enrolment',
    '/guide/burocrazia', null
  ),
  (
    'Mobilità internazionale', 15,
    'A quali mete arrivo, e con quale punteggio?',
    'I calcolatori exchange, nella home, elencano le destinazioni e dicono a quali arrivi con la tua media e i tuoi crediti. I minimi sono quelli degli anni passati: la graduatoria cambia.',
    'Which destinations do I reach, and with what score?',
    'The exchange calculators on the home page list the destinations and say which ones your average and credits reach. The minimum scores are those of past years: the ranking changes.',
    'mete meta destinazioni destinazione punteggio minimo media minima serve exchange scambio erasmus paese città estero minimum score',
    '/#calcolatori', null
  ),
  (
    'Contatta un rappresentante', 50,
    'Dove compro e vendo libri usati?',
    'Nel mercatino della home: vedi gli annunci di altri studenti e puoi metterne uno tuo.',
    'Where do I buy and sell used books?',
    'In the marketplace on the home page: you see other students’ offers and can post your own.',
    'libri usati libro usato comprare compro vendere vendo mercatino annunci seconda mano used books second hand marketplace',
    '/#marketplace', null
  ),
  (
    'Contatta un rappresentante', 60,
    'Dov’è la segreteria, e quando è aperta?',
    'Sede, orari e appuntamenti li pubblica l’università, sul suo sito: qui non li abbiamo. Se non ottieni risposta, scrivi a chi ti rappresenta.',
    'Where is the office, and when is it open?',
    'The address, opening hours and appointments are on the university’s site: we do not have them here. If you get no answer, write to those who represent you.',
    'segreteria ufficio uffici sportello studenti di persona appuntamento office desk in person',
    '/guide/university', null
  ),
  (
    'Contatta un rappresentante', 10,
    'A quale rappresentante scrivo?',
    'A chi siede nella tua scuola per esami, orari e piano di studi; all’ISU per borse, mense e residenze; al CDD per la didattica del corso. Li trovi tutti nella pagina Rappresentanti.',
    'Which representative should I write to?',
    'To those of your school for exams, timetables and study plan; to ISU for scholarships, canteens and residences; to CDD for the teaching of your course. They are all on the Representatives page.',
    'contatta contatto rappresentante rappresentanti scrivere a chi chiedo',
    '/rappresentanti', null
  ),
  (
    'Contatta un rappresentante', 20,
    'Che cosa può fare per me un rappresentante?',
    'Porta il tuo problema dove si decide: appelli sovrapposti, orari, ricorsi, servizi. Scrivi che cosa è successo, quando, e che cosa chiedi: bastano dieci righe.',
    'What can a representative do for me?',
    'Take your problem to where it is decided: overlapping exams, timetables, appeals, services. Write what happened, when, and what you ask for: ten lines will do.',
    'rappresentante problema aiuto sovrapposti orari',
    '/rappresentanti', null
  ),
  (
    'Contatta un rappresentante', 40,
    'Come entro nell’associazione?',
    'Scrivici con il pulsante «Contattaci», in alto in ogni pagina: di’ che cosa ti piacerebbe fare e quanto tempo hai. Puoi anche venire a un evento e parlarne di persona.',
    'How do I join the association?',
    'Write to us with the button “Contact us” at the top of every page: say what you would like to do and how much time you have. Or come to an event and talk to us.',
    'entrare entro unirsi partecipare iscriversi associazione volontariato volontario contattare join volunteer',
    '/guide/associations', null
  ),
  (
    'Contatta un rappresentante', 30,
    'Con chi parlo se non sto bene?',
    'In ateneo c’è uno sportello di ascolto: psicologi, gratis e in modo riservato, per l’ansia d’esame, il sonno, le scelte. Si prende appuntamento con una mail di due righe.',
    'Whom can I talk to when I am not well?',
    'The university has a counselling service: psychologists, free and confidential, for exam anxiety, sleep or choices. Two lines by e-mail get you an appointment.',
    'sportello di ascolto psicologo psicologi ansia stress benessere counselling supporto psicologico',
    '/guide/university', null
  )
) as entry (topic, place, question, answer, question_en, answer_en, keywords, url, section);
