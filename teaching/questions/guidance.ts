/** Shown where a part was never made (specification 8). */
export const notGenerated = 'The author has not generated content for this type of activity...';

/** Shown above a part that needs an edit, for types without words of their own. */
export const quickEdit =
  'This part might need a quick edit so that you can use it properly. It only takes a minute to check:';
