/** The code's own instruction to the model. */
export const openEndedResPrompt = `Ask {{count}} questions in {{target}} that pupils at {{level}} answer about themselves, their opinions or their own lives, on the subject of the text. {{advice}}
Nothing that a pupil may find too private (faith, money, illness, family trouble). Each has three or four useful phrases in {{target}} that begin or carry an answer ("…" for what pupils fill in), and a model answer of two or three sentences that uses at least one of these phrases word for word.
Answer with "q": objects {q: [question in {{target}}, in {{native}}], p: phrases as [{{target}}, {{native}}], a: [model answer in {{target}}, in {{native}}]}.`;
