/** No single exam has more credits. */
export const mostCfu = 60;
/** Letters of the name of an exam that a student adds. */
export const longestSubject = 120;
