import { topics } from './conversation/conversation.ts';
import it from './locales/it.json' with { type: 'json' };

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  chatTopics: topics.map((topic) => it.topics[topic]),
  tables: [
    {
      table: 'faq',
      area: 'assistant',
      name: 'question',
      needed: ['question', 'answer'],
      // The guides show these questions: a missing column fails their whole query.
      columns: [
        'id',
        'topic',
        'question',
        'answer',
        'question_en',
        'answer_en',
        'keywords',
        'url',
        'section',
        'order_index',
        'is_active',
      ],
      identity: ['topic', 'question'],
      links: ['url'],
      published: 'is_active',
    },
  ],
};
