/** The prompt sent to the model. */
export const prompt = `Choose {{count}} different sentences of the text and make one mistake in each that pupils at {{level}} often make in {{target}} and can find. {{advice}}
Replace one to three words that stand in that sentence only once. The sentence with the mistake must be plainly wrong {{target}}, or plainly against the text around it; never another correct way to say it. Vary the types.
Answer with "e": objects {i: sentence id, r: the right words exactly as the sentence writes them, w: the wrong words in their place, t: type, x: one sentence in {{native}} that explains the right form}. Types: spelling, accent, agreement, tense, word-order, wrong-word, register.`;
