/** The texts of the confirmation before a resource is published, for the lists and the lesson. */
export const publishWords = {
  question: (title: string) => publishWords.questionOf(title ? `“${title}”` : 'this resource'),
  /** The question for a complete noun phrase, such as "5 resources". */
  questionOf: (what: string) => `Make ${what} public?`,
  consequence:
    'It is listed under Public resources with your name. Anyone can open and copy it, without signing in. You can make it private again at any time.',
  consequenceOfSeveral:
    'They are listed under Public resources with your name. Anyone can open and copy them, without signing in. You can make them private again at any time.',
  publish: 'Make it public',
  cancel: 'Keep it private',
} as const;
