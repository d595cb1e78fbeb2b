-- Demonstration data: 257 exchange destinations for undergraduates. The universities exist; the scores,
-- the places and the notes are invented, spread evenly and the same at every load.
with universities (continent, names) as (
  values
    ('Europa', array[
      'Universität Wien', 'Wirtschaftsuniversität Wien', 'Universität Graz', 'Universität Innsbruck',
      'KU Leuven', 'Université libre de Bruxelles', 'UCLouvain', 'Universiteit Gent',
      'Universiteit Antwerpen', 'University of Zagreb', 'Charles University',
      'Prague University of Economics and Business', 'Masaryk University', 'Copenhagen Business School',
      'Aarhus University', 'University of Copenhagen', 'University of Southern Denmark',
      'Tallinn University of Technology', 'Aalto University', 'Hanken School of Economics',
      'University of Helsinki', 'HEC Paris', 'ESSEC Business School', 'ESCP Business School',
      'EM Lyon Business School', 'EDHEC Business School', 'Sciences Po Paris', 'Université Paris-Dauphine',
      'Université Paris 1 Panthéon-Sorbonne', 'Toulouse School of Economics', 'Audencia',
      'Grenoble École de Management', 'SKEMA Business School', 'NEOMA Business School',
      'IÉSEG School of Management', 'Université de Strasbourg', 'Aix-Marseille Université',
      'Freie Universität Berlin', 'Humboldt-Universität zu Berlin', 'Ludwig-Maximilians-Universität München',
      'Technische Universität München', 'Universität Mannheim', 'Universität zu Köln',
      'Goethe-Universität Frankfurt', 'Frankfurt School of Finance & Management',
      'WHU Otto Beisheim School of Management', 'Universität Hamburg', 'Universität Heidelberg',
      'Hertie School', 'Athens University of Economics and Business', 'Corvinus University of Budapest',
      'Central European University', 'Reykjavik University', 'University College Dublin',
      'Trinity College Dublin', 'University of Galway', 'Stockholm School of Economics in Riga',
      'Vilnius University', 'ISM University of Management and Economics', 'University of Luxembourg',
      'University of Malta', 'Erasmus University Rotterdam', 'Universiteit van Amsterdam',
      'Vrije Universiteit Amsterdam', 'Maastricht University', 'Tilburg University', 'Universiteit Leiden',
      'Universiteit Utrecht', 'Rijksuniversiteit Groningen', 'NHH Norwegian School of Economics',
      'BI Norwegian Business School', 'University of Oslo', 'NTNU Trondheim', 'Warsaw School of Economics',
      'University of Warsaw', 'Kozminski University', 'Jagiellonian University',
      'Universidade Católica Portuguesa', 'Nova School of Business and Economics', 'ISCTE Lisboa',
      'Universidade do Porto', 'Universidade de Coimbra', 'Bucharest University of Economic Studies',
      'Babeș-Bolyai University', 'University of Belgrade', 'University of Ljubljana',
      'Universidad Carlos III de Madrid', 'Universitat Pompeu Fabra', 'Universidad Autónoma de Madrid',
      'Universidad Pontificia Comillas', 'ESADE', 'IE University', 'Universitat de Barcelona',
      'Universidad de Navarra', 'Universidad de Salamanca', 'Stockholm School of Economics',
      'Uppsala University', 'Lund University', 'University of Gothenburg', 'Jönköping University',
      'Universität St. Gallen', 'Universität Zürich', 'Université de Genève', 'Université de Lausanne',
      'Boğaziçi University', 'Koç University', 'Bilkent University', 'London School of Economics',
      'King''s College London', 'University College London', 'University of Warwick', 'University of Bath',
      'University of Bristol', 'University of Edinburgh', 'University of Glasgow', 'University of Manchester',
      'Lancaster University', 'City St George''s, University of London', 'Durham University'
    ]),
    ('Nord America', array[
      'New York University', 'Columbia University', 'Cornell University', 'University of Pennsylvania',
      'Boston College', 'Boston University', 'Brandeis University', 'Northeastern University',
      'Georgetown University', 'George Washington University', 'American University',
      'University of Virginia', 'University of Richmond', 'College of William & Mary',
      'University of North Carolina at Chapel Hill', 'Duke University', 'Emory University',
      'Georgia Institute of Technology', 'University of Miami', 'University of Florida', 'Tulane University',
      'Vanderbilt University', 'University of Texas at Austin', 'Rice University',
      'Southern Methodist University', 'Washington University in St. Louis', 'University of Notre Dame',
      'Indiana University Bloomington', 'University of Michigan', 'University of Illinois Urbana-Champaign',
      'Northwestern University', 'University of Wisconsin-Madison', 'University of Minnesota',
      'Case Western Reserve University', 'Arizona State University', 'University of Colorado Boulder',
      'University of California, Los Angeles', 'University of California, Berkeley',
      'University of Southern California', 'University of San Diego', 'University of Washington',
      'McGill University', 'HEC Montréal', 'Concordia University', 'University of Toronto', 'York University',
      'Queen''s University', 'Western University', 'University of British Columbia',
      'Simon Fraser University', 'University of Calgary', 'Université Laval'
    ]),
    ('America Latina', array[
      'Universidad de Buenos Aires', 'Universidad Torcuato Di Tella', 'Universidad de San Andrés',
      'Fundação Getulio Vargas São Paulo', 'Universidade de São Paulo', 'Insper',
      'Pontifícia Universidade Católica do Rio de Janeiro', 'Pontificia Universidad Católica de Chile',
      'Universidad de Chile', 'Universidad Adolfo Ibáñez', 'Universidad de los Andes',
      'Universidad del Rosario', 'Universidad EAFIT', 'INCAE Business School', 'Tecnológico de Monterrey',
      'Instituto Tecnológico Autónomo de México', 'Universidad Panamericana',
      'Pontificia Universidad Católica del Perú', 'Universidad del Pacífico', 'Universidad ORT Uruguay',
      'Universidad de Montevideo'
    ]),
    ('Asia', array[
      'Peking University', 'Tsinghua University', 'Fudan University', 'Shanghai Jiao Tong University',
      'Renmin University of China', 'Zhejiang University', 'Sun Yat-sen University',
      'University of International Business and Economics', 'Tongji University',
      'The University of Hong Kong', 'The Chinese University of Hong Kong',
      'Hong Kong University of Science and Technology', 'City University of Hong Kong',
      'Hong Kong Polytechnic University', 'National Taiwan University', 'National Chengchi University',
      'Keio University', 'Waseda University', 'Hitotsubashi University', 'Sophia University',
      'Kyoto University', 'Kobe University', 'Nagoya University', 'Seoul National University',
      'Yonsei University', 'Korea University', 'Sungkyunkwan University', 'KAIST', 'Ewha Womans University',
      'National University of Singapore', 'Nanyang Technological University',
      'Singapore Management University', 'Chulalongkorn University', 'Thammasat University',
      'Universiti Malaya', 'Universitas Indonesia', 'Ateneo de Manila University', 'De La Salle University',
      'Indian Institute of Management Ahmedabad', 'Indian Institute of Management Bangalore',
      'Indian School of Business', 'O.P. Jindal Global University', 'Nazarbayev University'
    ]),
    ('Oceania', array[
      'The University of Melbourne', 'Monash University', 'The University of Sydney', 'UNSW Sydney',
      'The University of Queensland', 'Australian National University', 'University of Technology Sydney',
      'The University of Auckland', 'University of Otago', 'Victoria University of Wellington'
    ]),
    ('Africa', array[
      'University of Cape Town', 'Stellenbosch University', 'University of Pretoria',
      'American University in Cairo', 'Al Akhawayn University', 'Strathmore University', 'University of Ghana'
    ]),
    ('Medio Oriente', array[
      'Tel Aviv University', 'Reichman University', 'Hebrew University of Jerusalem',
      'American University of Beirut', 'American University of Sharjah'
    ])
),
listed as (
  select continent, name, row_number() over () as position,
    -- 0 to 999, fixed by the name alone.
    ('x' || substr(md5(name), 1, 8))::bit(32)::bigint % 1000 as draw
  from universities cross join lateral unnest(names) as name
)
insert into public."UG_exchange_destinations" (uni_name, continent, min_score, max_score, sel_details, sel_details_en)
select
  name,
  continent,
  -- Two destinations are new and have no score yet.
  case when name in ('Nazarbayev University', 'University of Ghana') then null
    else round((24.5 + draw * 0.0062)::numeric, 2) end,
  case when name in ('Nazarbayev University', 'University of Ghana') then null
    else round((24.5 + draw * 0.0062 + 0.4 + (draw % 17) * 0.09)::numeric, 2) end,
  case draw % 4
    when 0 then 'Assegnata al primo turno'
    when 1 then 'Assegnata al secondo turno'
    when 2 then 'Posti rimasti dopo il secondo turno'
    else (2 + draw % 3) || ' posti, scambio di un semestre'
  end,
  case draw % 4
    when 0 then 'Given in the first round'
    when 1 then 'Given in the second round'
    when 2 then 'Places left after the second round'
    else (2 + draw % 3) || ' places, exchange of one semester'
  end
from listed
order by position;
