/** The code's own instruction to the model. */
export const picturesTemplate = `Choose emoji for the vocabulary of pupils who learn {{target}}.
Answer with "e": rows of [id, emoji], one emoji for each word that an emoji shows beyond doubt, and no row for the others. Never choose weapons, alcohol, tobacco or gestures that offend.`;
