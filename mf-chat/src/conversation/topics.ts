/** The five questions that the chat suggests (decisions: they are the complete list), in order. */
export const topics = ['fees', 'studyPlan', 'exchange', 'examDates', 'representative'] as const;
