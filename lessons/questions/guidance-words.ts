import { msg } from '@lingui/core/macro';

/**
 * The guidance messages of the specification (section 8) that screens show, each defined once. Workers answer with the
 * messages of `guidance.ts`, which they load without macros. A message for a single activity is in the activity's folder.
 */
export const guidanceWords = {
  /** Message for a part that was never generated. */
  notGenerated: msg`The author has not generated content for this type of activity...`,
  checkChunks: msg`Hi! The sentence chunks might need a quick edit so that you can use this activity properly. It only takes a minute to check:`,
  alignVocabulary: msg`To use this activity, edit the vocabulary so that there is an equal number on each side, and that the meanings are aligned:`,
  /** Message above a part that needs an edit, for types without a message of their own. */
  quickEdit: msg`This part might need a quick edit so that you can use it properly. It only takes a minute to check:`,
  /** Message to the owner if chunks were never requested. */
  chooseChunks: msg`Go to the edit page and select 'identify chunks' to use this feature.`,
  /** Message to all users except the owner while chunks do not match the text. */
  chunksLater: msg`The author has not aligned the sentence chunks of this text yet. Please try again later.`,
  /**
   * Confirmation message for leaving the preview before the lesson was shown. Its last sentence is not from the
   * specification.
   */
  previewLeave: msg`Hold on - you haven't yet displayed your interactive resource! Are you sure you want to exit? It stays in My resources, and you can display it from there at any time.`,
  /** Confirmation message for leaving the activities. */
  activitiesLeave: msg`Are you sure you want to exit? Continue editing or display your resource on the interactive teaching platform:`,
};
