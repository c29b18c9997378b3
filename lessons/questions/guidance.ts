/**
 * The guidance messages of the specification (section 8) with which Workers answer. Screens say them with
 * `guidance-words.ts`, which has the same texts.
 */
export const checkChunks =
  'Hi! The sentence chunks might need a quick edit so that you can use this activity properly. It only takes a minute to check:';

export const alignVocabulary =
  'To use this activity, edit the vocabulary so that there is an equal number on each side, and that the meanings are aligned:';

/** Message above a part that needs an edit, for types without a message of their own. */
export const quickEdit =
  'This part might need a quick edit so that you can use it properly. It only takes a minute to check:';
