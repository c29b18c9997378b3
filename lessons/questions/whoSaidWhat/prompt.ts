/** The code's own instruction to the model. */
export const whoSaidWhatPrompt = `Write {{count}} statements in {{target}} for pupils at {{level}}, each of which reports what one speaker of the dialogue says, thinks or does, in the first person. {{advice}}
Each fits one speaker only, by what the text says and not by the name. Every speaker has at least one, in mixed order. From B1 up say it in other words and never copy a sentence.
Answer with "w": rows of [speaker exactly as in the text, statement in {{target}}, in {{native}}, id of the sentence that proves it].`;
