/** The built-in instruction to the model. */
export const vocabPrompt = `List the {{count}} most useful words and set expressions of the text for pupils at {{level}}. {{advice}}
First every pair of "vocab", written as the teacher wrote it; then words of the text, no names, no word twice. Give each as a {{target}} dictionary would list it (noun with its article where {{target}} has one, verb in its base form) and its meaning here in {{native}}, one meaning only.
Answer with "v": rows of [{{target}} word, {{native}} meaning, class, the word as the text writes it]. Classes: N noun, V verb, A adjective, D adverb, R pronoun, E preposition, C conjunction, M number, I interjection, K particle, W measure word, X other.`;

/** The built-in instruction to the model. */
export const chunkPrompt = `Cut every sentence of the text ({{count}} in all) into chunks that carry meaning and that pupils at {{level}} can use again.
A chunk has 2 to 5 words (Chinese: 1 to 6 characters; Japanese: 1 to 3 bunsetsu). Never cut between article and noun, preposition and noun, auxiliary and participle, verb and clitic, or inside a fixed expression. A word set off by a comma may stand alone. Each {{target}} chunk has exactly one {{native}} partner with the same meaning; where a partner would be empty, merge two chunks. Punctuation stays with the word before it. The {{target}} chunks in order give the {{target}} sentence exactly; the {{native}} chunks, in whatever order {{native}} puts them, give the {{native}} sentence exactly: nothing added, nothing left out.
Answer with "s": objects {i: sentence id, c: rows of [{{target}} chunk, {{native}} chunk] in the order of the {{target}} sentence}.`;

/** The built-in instruction to the model. */
export const phrasePrompt = `Choose {{count}} phrases of two to six words out of the {{target}} text, useful to pupils at {{level}}. {{advice}}
Take them from different sentences, in the order of the text. Copy each phrase exactly as it stands in the sentence, whole words only, with nothing added or changed. Give its meaning in {{native}} as it is used there. Prefer phrases that pupils can use again: verb with its complement, fixed expressions, time phrases.
Answer with "p": rows of [sentence id, {{target}} phrase, {{native}} meaning].`;

/** The built-in instruction to the model. */
export const statementPrompt = `Write {{count}} statements in {{target}} about the text for pupils at {{level}}. {{advice}}
Half are true and half false, in mixed order. One sentence of the text decides each one, without outside knowledge; a false one differs in one fact that matters (who, where, when, how many), not in a small word. Use other words than the text where the level allows; from B1 up never copy a sentence. A false statement has its correction, a full sentence that is true.
Answer with "s": objects {p: [{{target}}, {{native}}], r: true or false, i: id of the sentence that decides, c: [correction in {{target}}, in {{native}}], or ["",""] when true}.`;

/** The built-in instruction to the model. */
export const comprehensionPrompt = `Ask {{count}} questions in {{target}} about the text for pupils at {{level}}. {{advice}}
Follow the order of the text and vary the question words. One sentence of the text gives each answer, and only one answer is right. Answer in {{target}} briefly, as a pupil would, with the words of that sentence. No question says its own answer or asks the same as another.
Answer with "q": rows of [question in {{target}}, question in {{native}}, answer in {{target}}, answer in {{native}}, sentence id].`;

/** The built-in instruction to the model. */
export const inferenceQuesPrompt = `Ask {{count}} questions in {{target}} for pupils at {{level}} about what the text lets a reader infer but does not say: feelings, reasons, relations, what happens next. {{advice}}
One sentence is the evidence for each, and the answer follows from it for any careful reader. The answer is short, in {{target}}, and not a sentence of the text.
Answer with "q": rows of [question in {{target}}, in {{native}}, answer in {{target}}, in {{native}}, id of the evidence sentence].`;

/** The built-in instruction to the model. */
export const openEndedResPrompt = `Ask {{count}} questions in {{target}} that pupils at {{level}} answer about themselves, their opinions or their own lives, on the subject of the text. {{advice}}
Nothing that a pupil may find too private (faith, money, illness, family trouble). Each has three or four useful phrases in {{target}} that begin or carry an answer ("…" for what pupils fill in), and a model answer of two or three sentences that uses at least one of these phrases word for word.
Answer with "q": objects {q: [question in {{target}}, in {{native}}], p: phrases as [{{target}}, {{native}}], a: [model answer in {{target}}, in {{native}}]}.`;

/** The built-in instruction to the model. */
export const multitypeQuesPrompt = `Write {{count}} questions in {{target}} about the text for pupils at {{level}}: about half multiple choice, at least one putting in order, at least one odd one out. {{advice}}
Multiple choice: four options of the same kind and length, only one right by the text, the others believable and wrong. Putting in order: three to five short events in the order of the text. Odd one out: four words or short phrases of which three clearly share one thing and one does not, and the reason. No two options of a question mean the same.
Answer with "c" (multiple choice: {q: [question in {{target}}, in {{native}}], o: options as [{{target}}, {{native}}], the right one first}), "o" (order: {q, o in the right order}) and "x" (odd one out: {q, o with the odd one first, w: [reason in {{target}}, in {{native}}]}).`;

/** The built-in instruction to the model. */
export const vocabInContextPrompt = `Choose {{count}} words or expressions of one to three words out of the {{target}} text whose meaning pupils at {{level}} can work out from the sentence. {{advice}}
Take them from the whole text, beginning, middle and end, and one from each sentence before a second from any.
Copy each exactly as the sentence writes it, whole words only; no names, no numbers, none twice. Give what it means in that sentence, in {{native}}.
Answer with "v": rows of [sentence id, {{target}} words, {{native}} meaning].`;

/** The built-in instruction to the model. */
export const whoSaidWhatPrompt = `Write {{count}} statements in {{target}} for pupils at {{level}}, each of which reports what one speaker of the dialogue says, thinks or does, in the first person. {{advice}}
Each fits one speaker only, by what the text says and not by the name. Every speaker has at least one, in mixed order. From B1 up say it in other words and never copy a sentence.
Answer with "w": rows of [speaker exactly as in the text, statement in {{target}}, in {{native}}, id of the sentence that proves it].`;
