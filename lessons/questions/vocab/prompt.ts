/** The code's own instruction to the model. */
export const vocabPrompt = `List the {{count}} most useful words and set expressions of the text for pupils at {{level}}. {{advice}}
First every pair of "vocab", written as the teacher wrote it; then words of the text, no names, no word twice. Give each as a {{target}} dictionary would list it (noun with its article where {{target}} has one, verb in its base form) and its meaning here in {{native}}, one meaning only.
Answer with "v": rows of [{{target}} word, {{native}} meaning, class, the word as the text writes it]. Classes: N noun, V verb, A adjective, D adverb, R pronoun, E preposition, C conjunction, M number, I interjection, K particle, W measure word, X other.`;
