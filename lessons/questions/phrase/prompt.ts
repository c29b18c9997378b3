/** The code's own instruction to the model. */
export const phrasePrompt = `Choose {{count}} phrases of two to six words out of the {{target}} text, useful to pupils at {{level}}. {{advice}}
Take them from different sentences, in the order of the text. Copy each phrase exactly as it stands in the sentence, whole words only, with nothing added or changed. Give its meaning in {{native}} as it is used there. Prefer phrases that pupils can use again: verb with its complement, fixed expressions, time phrases.
Answer with "p": rows of [sentence id, {{target}} phrase, {{native}} meaning].`;
