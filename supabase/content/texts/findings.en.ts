import type { FindingTexts } from './texts.ts';

export const findingsEn: FindingTexts = {
  kinds: {
    'missing table': {
      title: 'Missing table',
      students: 'The part of the site that reads it says that it could not be loaded.',
      todo: 'Have it created: its columns are in supabase/migrations.',
    },
    'unreadable table': {
      title: 'Table closed to visitors',
      students: 'The part of the site that reads it says that it could not be loaded.',
      todo: 'Have a policy added that lets visitors (anon) read it.',
    },
    'missing column': {
      title: 'Missing column',
      students: 'The part of the site that asks for it could not be loaded, or misses its values.',
      todo: 'Have the column added: its type is in supabase/migrations.',
    },
    'dead link': {
      title: 'Dead link',
      students: 'Students get an error in place of the file.',
      todo: 'Upload the file again, or correct the address.',
    },
    'unusable link': {
      title: 'Not a web address',
      students: 'Nothing opens: only a whole address, from https:// on, leads to a file.',
      todo: 'Paste the whole address, from https:// on.',
    },
    'expiring link': {
      title: 'Link with an end',
      students: 'It opens until the date that was chosen with Get URL, and is dead from then on.',
      todo: 'Keep the file in a public bucket (guides, clmg, photos) and paste its address from there.',
    },
    'missing file': {
      title: 'No file',
      students: 'The name is listed and opens nothing.',
      todo: 'Upload the file and paste its address, or delete the row.',
    },
    'not a PDF': {
      title: 'Not a PDF',
      students: 'Something else opens, and the assistant cannot read it.',
      todo: 'Save the document as a PDF, upload it, and paste its address.',
    },
    'broken PDF': {
      title: 'Broken PDF',
      students: 'The file starts to open and breaks off.',
      todo: 'Its upload was interrupted: upload it again under a new name and change the address.',
    },
    'missing photo': {
      title: 'No photo',
      students: 'Students see the initials.',
      todo: 'Upload a photo and paste its address; or leave it, if the person prefers.',
    },
    'not an image': {
      title: 'Not an image',
      students: 'Students see the initials.',
      todo: 'Paste the address of the picture itself, not of a page that shows it.',
    },
    'photo from elsewhere': {
      title: 'Photo from another site',
      students: 'Students see the initials: the site asks no other site for pictures.',
      todo: 'Upload the photo to the bucket photos and paste that address.',
    },
    'heavy photo': {
      title: 'Heavy photo',
      students: 'On a phone it comes late, and costs data: it is shown 80 pixels wide.',
      todo: 'Make it 400 pixels wide, under 100 KB, upload it under a new name, change the address.',
    },
    'unknown year': {
      title: 'Unknown year',
      students: 'The file is on no year’s page.',
      todo: 'handouts: First Year, Second Year or Third Year, to the letter. clmg_handouts: 1 to 5.',
    },
    'unknown section': {
      title: 'Unknown section',
      students: 'The person is not on the page.',
      todo: 'Write one of the ten sections that the content guide lists.',
    },
    'unknown category': {
      title: 'Unknown category',
      students: 'The guide is in no category of the list.',
      todo: 'Write one of the fourteen categories that the content guide lists.',
    },
    'unknown topic': {
      title: 'Unknown topic',
      students: 'The assistant finds the answer by its words, and no chip of the chat leads to it.',
      todo: 'Write one of the five topics that the content guide lists, to the letter.',
    },
    'topic without answer': {
      title: 'Topic without an answer',
      students: 'The chip of the chat is answered with documents alone.',
      todo: 'Add a question of this topic, or publish one that is a draft.',
    },
    'missing name': {
      title: 'No name',
      students: 'The row is left out, or stands there without a name.',
      todo: 'Fill in the column, or delete the row.',
    },
    'neither active nor draft': {
      title: 'Neither published nor draft',
      students: 'Students do not see the guide.',
      todo: 'Set is_active to true to publish it, to false to keep it as a draft.',
    },
    'missing date': {
      title: 'No date',
      students: 'The event is in neither tab.',
      todo: 'Fill in start_date.',
    },
    'event in neither tab': {
      title: 'Event in neither tab',
      students: 'It is to come, and students do not see it.',
      todo: 'If it takes place, set status to upcoming. If not, all is well.',
    },
    'missing score': {
      title: 'No score',
      students: 'Students read n.d. and cannot compare; the destination comes last.',
      todo: 'Write the lowest score of the last call; or leave it, if the call has none.',
    },
    'unreadable score': {
      title: 'Unreadable score',
      students: 'Students read n.d. and cannot compare; the destination comes last.',
      todo: 'Write the number alone, such as 812,45.',
    },
    'missing value': {
      title: 'No credits',
      students: 'The exam counts 0 CFU in the student’s mean.',
      todo: 'Write the CFU of the exam; 0 if it has none.',
    },
    'missing multiplier': {
      title: 'No multiplier',
      students: 'The score is computed with 1, and a warning says so.',
      todo: 'Write the multiplier of the course.',
    },
    'course without partner': {
      title: 'Course missing elsewhere',
      students: '',
      todo: 'Add the course there, spelled the same; or correct the spelling here.',
    },
    'two spellings': {
      title: 'One course, two spellings',
      students: 'In one list students see it twice, each with a part of its rows.',
      todo: 'Keep one spelling and write it in all rows.',
    },
    'spelled differently elsewhere': {
      title: 'Spelled differently elsewhere',
      students: 'The site takes the two for the same course, and shows each as it is written.',
      todo: 'Choose one spelling for both tables.',
    },
    duplicate: {
      title: 'Twice the same',
      students: 'Students see it twice (a representative once).',
      todo: 'Delete one of the two rows.',
    },
    'untrimmed text': {
      title: 'Spaces or line breaks around a text',
      students: 'Two texts look alike and are not: the row may be missing from a list.',
      todo: 'Delete what is before the first letter and after the last.',
    },
  },
  missingIn: {
    course_subjects: 'Students cannot choose it in the graduation grade calculator.',
    course_subjects_UG: 'Students cannot choose it in the undergraduate exchange calculator.',
    'course-multiplier_UG':
      'The undergraduate exchange score is computed with multiplier 1 and 35.4 CFU, and says so.',
    'cours-subject_MS_exchange': 'Students cannot choose it in the master’s exchange calculator.',
    'course multipliers estimation':
      'The master’s exchange score is computed with multipliers of 1, and says so.',
    NC_max: 'The master’s exchange score is divided by all CFU of the course.',
  },
  places: {
    handouts: 'handouts of the three years',
    'law handouts': 'law handouts',
    guides: 'guides',
    representatives: 'representatives',
    events: 'events',
    assistant: 'assistant',
    'graduation calculator': 'graduation grade calculator',
    'master’s exchange calculator': 'master’s exchange calculator',
    'law exchange calculator': 'law exchange calculator',
    'undergraduate exchange calculator': 'undergraduate exchange calculator',
  },
};
