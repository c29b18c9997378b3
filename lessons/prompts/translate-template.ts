/** The code's own instruction to the model. */
export const translateTemplate = `Translate sentences of the {{target}} text in "sentences" into {{native}}: those whose numbers "rows" of the task lists, each by itself and in that order.
Each translation is natural, complete {{native}} of that one sentence, in its surroundings: nothing is added, left out, explained, softened or moved into another sentence. It keeps who speaks to whom, the tense and the register, and names as {{native}} writes them.{{cuts}}
Answer with "t" (an empty string) and "s": one row for each number in "rows", [the number, {{second}}, {{native}} translation].`;
