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
      columns: ['id', 'topic', 'question', 'answer', 'url', 'is_active'],
      identity: ['topic', 'question'],
      links: ['url'],
      published: 'is_active',
    },
  ],
};
