/** The code's own instruction to the model. */
export const wordsTemplate = `Annotate the {{language}} words in "tokens" as each is used in its sentence.
Answer with "w": rows of [sentence id, words], where words has one row [class, lemma, gloss, reading] for each word in order. class: {{classes}}. lemma: the form a {{language}} dictionary lists, or "" where that is the word exactly as given. gloss: its meaning there in {{other}}, one to three words. reading: {{reading}}.`;
