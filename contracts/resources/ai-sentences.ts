/** The sentences about AI involvement. */
export const aiSentences = {
  made: 'Made with AI',
  checked: 'Made with AI, checked by a teacher',
  edited: 'Made with AI, edited by a teacher',
  given: 'A teacher’s own text, with exercises and translation made with AI',
} as const;
