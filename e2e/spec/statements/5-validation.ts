import { journey, ownJourney, type Part, proven, unitTest } from '../statement.ts';

const graduation = (title: string) =>
  unitTest('mf-calculators/src/formulas/graduationGrade', title);
const readings = (title: string) => unitTest('mf-calculators/src/formulas/readings', title);
const scores = (title: string) => unitTest('mf-calculators/src/formulas/exchangeScores', title);
const mscForm = journey(
  'calculatorsEntry',
  'MSc: what is missing is said and gets the focus, field by field',
);

export const validation: Part = {
  heading: '5. Validation rules',
  statements: [
    proven(
      'Search term: treated as empty if blank after trimming.',
      unitTest('mf-handouts/src/search/literalPattern', 'searchTerm › of * is *'),
      journey(
        'handoutsHome',
        'in * › a search looks in every year and leads to all handouts; blank is none',
      ),
    ),
    proven(
      'Chat: no send when blank after trimming or while a reply is pending.',
      unitTest(
        'mf-chat/src/conversation/conversation',
        'send › does nothing with the blank text *',
      ),
      unitTest(
        'mf-chat/src/conversation/conversation',
        'send › does nothing while a reply is pending',
      ),
      journey(
        'chat',
        'a blank question cannot be sent, Enter sends, Shift and Enter is a new line',
      ),
    ),
    proven(
      'CLMG year route must be one of the five slugs, otherwise the error view.',
      unitTest('mf-handouts/src/years', 'the years of the law degree › * is *'),
      journey('routes', 'routes in * › an unknown CLMG year says so and leads back'),
    ),
    proven(
      'The course route needs courseName to load.',
      ownJourney('handouts', 'a course without a name asks for nothing'),
    ),
    proven(
      'Graduation: an exam counts only if completed and (seminar or grade >= 18).',
      graduation('graduationGrade › shows no bonus as a result when *'),
      graduation('graduationCfu › counts the thesis in both sums, and seminars when done'),
      unitTest('mf-calculators/src/formulas/weightedMean', 'weightedMean › has no mean for *'),
    ),
    proven(
      'Graduation: selectable grades 18 to 31, where 31 is shown as 30L.',
      ownJourney('exams', 'the grades of * are 18 to 30 and 30L, and none'),
    ),
    proven(
      'Subjects whose name contains thesis-like words (tesi, final paper, thesis, elaborato finale) are excluded.',
      readings('isThesis › knows *'),
      readings('isThesis › leaves * an exam'),
      ownJourney('exams', 'the thesis is no exam of the graduation grade, whatever it is called'),
    ),
    proven(
      'Bonus options 0 to 5.',
      ownJourney('calculators', 'the committee may add 0 to 5 points, and it says for what'),
    ),
    proven(
      'MSc: requires a course and exams, otherwise ‘Dati mancanti: Seleziona un corso e inserisci i voti degli esami’.',
      mscForm,
    ),
    proven(
      'MSc: when estimated values are off, both multipliers are required (‘Inserisci i moltiplicatori WA e CFU’).',
      mscForm,
      unitTest(
        'mf-calculators/src/msc/readForm',
        'readForm › wants both multipliers: * and * are not',
      ),
    ),
    proven(
      'MSc: bachelor grade input min 66, max 110.',
      mscForm,
      unitTest('mf-calculators/src/msc/readForm', 'readForm › refuses a bachelor grade of *'),
    ),
    proven(
      'MSc: multiplier step 0.01.',
      ownJourney('calculators', 'a multiplier goes up and down by 0.01 with the arrow keys (*)'),
    ),
    proven(
      'CLMG: grade options 18 to 30 plus 30L (31).',
      ownJourney('exams', 'the grades of * are 18 to 30 and 30L, and none'),
    ),
    proven(
      'UG: grade 0 means not taken.',
      scores(
        'passedCfu › counts grades from 18 and seminars, not failures and not what is unknown',
      ),
      readings('examBadge › a grade of * is *'),
      ownJourney('exams', 'the grades of * are 18 to 30 and 30L, and none'),
    ),
    proven(
      'UG: the score is floored at 0.',
      scores('ugScore › is floored at 0, which is a score, and is absent without a mean'),
    ),
    proven(
      'Exam badges: seminar completed; 0 not taken; below 18 not passed; 27 and above Ottimo; 24 to 26 Buono; otherwise Sufficiente.',
      readings('examBadge › a grade of * is *'),
      readings('examBadge › a seminar is completed'),
      ownJourney('exams', 'an exam wears the word of its grade'),
    ),
  ],
};
