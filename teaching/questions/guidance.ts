/** The specification's guidance messages (section 8), each written once. */

/** Shown where a part was never made. */
export const notGenerated = 'The author has not generated content for this type of activity...';

export const checkChunks =
  'Hi! The sentence chunks might need a quick edit so that you can use this activity properly. It only takes a minute to check:';

export const alignVocabulary =
  'To use this activity, edit the vocabulary so that there is an equal number on each side, and that the meanings are aligned:';

/** Shown above a part that needs an edit, for types without words of their own. */
export const quickEdit =
  'This part might need a quick edit so that you can use it properly. It only takes a minute to check:';
