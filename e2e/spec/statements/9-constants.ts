import {
  backendTest,
  inPart,
  journey,
  notTested,
  ownJourney,
  type Part,
  proven,
  unitTest,
} from '../statement.ts';

const formula = (name: string, title: string) =>
  unitTest(`mf-calculators/src/formulas/${name}`, title);
const oracle = (title: string) =>
  formula('oracle', `the four rules agree with the oracle › ${title}`);

export const constants: Part = {
  heading: '9. Business constants and limits',
  statements: [
    proven(
      'Languages: it (default), en.',
      journey('language', 'the first visit is Italian whatever the browser says'),
      journey('navbar', 'it has the logo, the languages and the mail to the association (*)'),
    ),
    proven(
      'Scroll thresholds: 20 px (bar background), 600 px (home colour change).',
      journey('navbar', 'it is fixed, and transparent up to 20 px: *'),
      journey('navbar', 'on the home page its colours change past 600 px'),
    ),
    proven(
      'Home handouts: 3 per year view, 20 per search.',
      journey(
        'handoutsHome',
        'in * › three years, the first one chosen; each shows its latest three and leads to its page',
      ),
      journey(
        'handoutsHome',
        'in * › a search shows twenty at most, and says that there may be more',
      ),
    ),
    proven(
      'Dates use the Italian locale (it-IT).',
      unitTest(
        'shared/src/format/dates',
        'dates are dates in Milan › formats a day in both languages',
      ),
      journey(
        'handoutsCourse',
        'in * › a course shows its title, count and files with name, PDF, year and date',
      ),
    ),
    proven(
      'CLMG: 5 years. Law degree copy: 5 years.',
      journey('handoutsLaw', 'in * › CLMG is five cards, from first to fifth'),
    ),
    proven(
      'Signed file link lifetime: 31,536,000 seconds as stated (one year, or ten).',
      ownJourney('files', 'a file is asked for by its last path segment, for 31,536,000 seconds'),
      backendTest('storage', 'a signed link › opens a private handout for a year, without any key'),
    ),
    proven(
      'Chat: panel up to 420 px by 600 px; time format hh:mm Italian.',
      journey('chat', 'a button opens a panel with its name, its subtitle and five questions (*)'),
      journey(
        'chat',
        'a chip sends at once, and the call says session, message, page and language (*)',
      ),
    ),
    proven(
      'Guide category display order as listed in section 2.',
      unitTest('mf-guides/src/catalogue', 'the catalogue › has the order of the specification'),
    ),
    inPart(
      'Session: token auto-refresh check every 30 s, refresh when under 90 s remain; realtime heartbeat 25 s.',
      'The 30 seconds, a constant of Supabase’s client for sessions, which the site leaves as it is and loads for who has one; and the 25: nothing is subscribed to, so what would beat is not loaded.',
      ownJourney('visitor', 'a session would be kept on the device, and refreshed before it ends'),
    ),
    notTested(
      'Button variants: default, destructive, outline, secondary, ghost, link. Sizes: default, sm, lg, icon.',
      'They are types (`ButtonVariant`, `ButtonSize`): the compiler demands a look for each, and refuses any other.',
    ),
    proven(
      'Graduation: the thesis counts 3 CFU automatically.',
      formula(
        'graduationGrade',
        'graduationCfu › counts the thesis in both sums, and seminars when done',
      ),
    ),
    proven(
      'Mean is the CFU-weighted mean of grades (30L = 31).',
      formula('weightedMean', 'weightedMean › weighs each grade by its credits, 30L as 31'),
    ),
    proven(
      'Graduation grade = mean * 110 / 30 plus bonus, capped at 110.',
      formula('graduationGrade', 'graduationGrade › is the mean out of 110 plus the bonus'),
      formula(
        'graduationGrade',
        'graduationGrade › never exceeds 110, and says when honours are possible',
      ),
      oracle('graduation *'),
      journey('calculatorsOracle', 'graduation comes out of the dialog (*)'),
    ),
    proven(
      'Result colours at >= 105, >= 100, >= 95.',
      formula('graduationGrade', 'graduationLevel › * is *'),
      ownJourney('calculators', 'a graduation grade changes its colour at 95, 100 and 105'),
    ),
    proven(
      'Bonus 0 to 5: thesis sufficient 1, good 2, excellent 4, plus 1 for internship or exchange, not cumulative.',
      ownJourney('calculators', 'the committee may add 0 to 5 points, and it says for what'),
    ),
    proven(
      'MSc score = (mean * GPA multiplier / 31 * 0.5 + passed CFU * NC multiplier / NC max * 0.2 + bachelor grade / 111 * 0.3) * 1000, rounded, out of 1000.',
      formula('mscScore', 'mscScore › gives 1000 for the best of everything'),
      oracle('MSc *'),
      journey('calculatorsOracle', 'MSc comes out of the dialog (*)'),
      journey('calculatorsResults', 'MSc: the three shown parts make the score'),
    ),
    proven(
      'Default multipliers 1. NC max falls back to the sum of the course CFU.',
      formula(
        'mscScore',
        'mscScore › uses a multiplier of 0, and 1 for a missing one',
      ),
      formula('mscScore', 'mscScore › takes the sum of the course for an NC max of *'),
    ),
    proven(
      'Delta = score minus lowest score.',
      formula('destinations', 'delta › is score minus lowest'),
    ),
    proven(
      'CLMG score: weighted mean, plus 0.1 if a fourth-year student.',
      formula('exchangeScores', 'clmgScore › adds 0.1 for the fourth year, and to nothing else'),
      oracle('CLMG *'),
      journey('calculatorsOracle', 'CLMG * comes out of the dialog (*)'),
    ),
    proven(
      'CLMG: delta = score minus lowest.',
      journey('calculatorsResults', 'the chart says what the board says'),
    ),
    proven(
      'UG score = mean + multiplier * (passed CFU minus cfu_min); rounded to two decimals.',
      formula('exchangeScores', 'ugScore › adds the credits above the minimum to the mean'),
      formula('exchangeScores', 'ugScore › has at most two decimals and is at least 0; never NaN'),
      oracle('UG *'),
      journey('calculatorsOracle', 'UG comes out of the dialog (*)'),
    ),
    proven(
      'Default multiplier 1, default cfu_min 35.4.',
      formula(
        'exchangeScores',
        'ugScore › uses 1 and 35.4 only for missing values: a real 0 is a value',
      ),
    ),
    proven(
      'Eligible when score >= min_score.',
      formula(
        'destinations',
        'rank › reaches a destination at exactly its lowest score, and never an unknown one',
      ),
      ownJourney('calculators', 'UG: the highest delta first, and what is reached is green'),
    ),
    proven(
      'Destinations sorted by delta descending; eligible cards shown green.',
      formula('destinations', 'rank › keeps every destination, in falling order of delta'),
      ownJourney('calculators', 'UG: the highest delta first, and what is reached is green'),
    ),
    proven(
      'Featured product prices: 19, 10, 30 euro.',
      unitTest(
        'mf-events-marketplace/src/marketplace/products',
        'the featured products › cost 19, 10 and 30 euro (specification section 9)',
      ),
    ),
  ],
};
