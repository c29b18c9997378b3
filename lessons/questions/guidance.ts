/**
 * The guidance messages of the specification (section 8), each defined once. A message for a single activity
 * is in the activity's folder.
 */

/** Message for a part that was never generated. */
export const notGenerated = 'The author has not generated content for this type of activity...';

export const checkChunks =
  'Hi! The sentence chunks might need a quick edit so that you can use this activity properly. It only takes a minute to check:';

export const alignVocabulary =
  'To use this activity, edit the vocabulary so that there is an equal number on each side, and that the meanings are aligned:';

/** Message above a part that needs an edit, for types without a message of their own. */
export const quickEdit =
  'This part might need a quick edit so that you can use it properly. It only takes a minute to check:';

/** Message to the owner if chunks were never requested. */
export const chooseChunks = "Go to the edit page and select 'identify chunks' to use this feature.";

/** Message to all users except the owner while chunks do not match the text. */
export const chunksLater =
  'The author has not aligned the sentence chunks of this text yet. Please try again later.';

/**
 * Confirmation message for leaving the preview before the lesson was shown. Its last sentence is not from the
 * specification.
 */
export const previewLeave =
  "Hold on - you haven't yet displayed your interactive resource! Are you sure you want to exit? It stays in My resources, and you can display it from there at any time.";

/** Confirmation message for leaving the activities. */
export const activitiesLeave =
  'Are you sure you want to exit? Continue editing or display your resource on the interactive teaching platform:';
