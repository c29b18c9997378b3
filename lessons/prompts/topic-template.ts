/** The code's own instruction to the model. */
export const topicTemplate = `"topic" is the idea for "{{type}}" in {{target}} at {{level}}.
"t": the same idea in two or three sentences, in the language of "topic" ({{native}} where that is not clear): who it is about, where and when, what happens, and a small turn that makes pupils want to read on. Keep everything that the teacher asked for and every name; add no other topic. At most {{most}} characters.`;
