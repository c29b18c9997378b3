/** The code's own instruction to the model. */
export const inferenceQuesPrompt = `Ask {{count}} questions in {{target}} for pupils at {{level}} about what the text lets a reader infer but does not say: feelings, reasons, relations, what happens next. {{advice}}
One sentence is the evidence for each, and the answer follows from it for any careful reader. The answer is short, in {{target}}, and not a sentence of the text.
Answer with "q": rows of [question in {{target}}, in {{native}}, answer in {{target}}, in {{native}}, id of the evidence sentence].`;
