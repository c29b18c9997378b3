/** The code's own instruction to the model. */
export const comprehensionPrompt = `Ask {{count}} questions in {{target}} about the text for pupils at {{level}}. {{advice}}
Follow the order of the text and vary the question words. One sentence of the text gives each answer, and only one answer is right. Answer in {{target}} briefly, as a pupil would, with the words of that sentence. No question says its own answer or asks the same as another.
Answer with "q": rows of [question in {{target}}, question in {{native}}, answer in {{target}}, answer in {{native}}, sentence id].`;
