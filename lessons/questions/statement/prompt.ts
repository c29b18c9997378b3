/** The code's own instruction to the model. */
export const statementPrompt = `Write {{count}} statements in {{target}} about the text for pupils at {{level}}. {{advice}}
Half are true and half false, in mixed order. One sentence of the text decides each one, without outside knowledge; a false one differs in one fact that matters (who, where, when, how many), not in a small word. Use other words than the text where the level allows; from B1 up never copy a sentence. A false statement has its correction, a full sentence that is true.
Answer with "s": objects {p: [{{target}}, {{native}}], r: true or false, i: id of the sentence that decides, c: [correction in {{target}}, in {{native}}], or ["",""] when true}.`;
