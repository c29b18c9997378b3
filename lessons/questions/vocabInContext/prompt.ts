/** The code's own instruction to the model. */
export const vocabInContextPrompt = `Choose {{count}} words or expressions of one to three words out of the {{target}} text whose meaning pupils at {{level}} can work out from the sentence. {{advice}}
Take them from the whole text, beginning, middle and end, and one from each sentence before a second from any.
Copy each exactly as the sentence writes it, whole words only; no names, no numbers, none twice. Give what it means in that sentence, in {{native}}.
Answer with "v": rows of [sentence id, {{target}} words, {{native}} meaning].`;
