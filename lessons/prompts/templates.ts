import type { TextType } from '#contracts/resources/draft.ts';

/** The first sentence of the instruction for each text type. */
const forms: Record<TextType, string> = {
  text: 'a connected text with a beginning, a middle and an end, in two to five paragraphs; the speaker of each row is ""',
  dialogue2:
    'a natural conversation between exactly two speakers with short first names usual where {{target}} is spoken. Both speak about equally often; what they say shows who is who (they differ in plans, tastes or situation). The name is the speaker of each row and never part of the text',
  dialogue3:
    'a natural conversation between exactly three speakers with short first names usual where {{target}} is spoken. All three speak several times; what they say shows who is who (they differ in plans, tastes or situation). The name is the speaker of each row and never part of the text',
  sentences:
    'about {{sentences}} single sentences on the topic that do not depend on each other, one a row. The screen numbers them: write no numbers in front; the speaker of each row is ""',
  comprehensible:
    'a connected text of comprehensible input: choose three to five key structures that pupils should learn and use each of them at least five times, in slightly different surroundings, around few new words; nearly every other word is one that pupils know. Read as a story, not as a drill; the speaker of each row is ""',
};

/** The instructions shared by all types. */
const rest = `Length: {{words}} words of {{target}}, at least {{least}} and at most {{most}} in all, counted without speakers' names. Level: {{level}}. {{advice}}
Use the tenses named in "tenses" and mind the wishes in "details". Use every pair of "vocab" at least once, with the meaning given there, in whatever form the sentence needs. Keep to "topic"; when it is empty choose a subject of daily life that suits the title.
One sentence a row. The {{native}} side of a row is a natural, complete translation of that row alone.
A row that begins a new paragraph has "¶" as the first character of its {{target}} side.{{cuts}}
Answer with "t" (the title in "title", or a short fitting one in {{target}} when it is empty) and "s": rows of [speaker or "", {{target}} sentence, {{native}} sentence].{{goOn}}`;

const whole = (type: TextType) => `Write ${forms[type]}.\n${rest}`;

/** The built-in instruction for a text of each type. */
export const textTemplates: Record<TextType, string> = {
  text: whole('text'),
  dialogue2: whole('dialogue2'),
  dialogue3: whole('dialogue3'),
  sentences: whole('sentences'),
  comprehensible: whole('comprehensible'),
};

/** The built-in instruction to the model. */
export const translateTemplate = `Translate sentences of the {{target}} text in "sentences" into {{native}}: those whose numbers "rows" of the task lists, each by itself and in that order.
Each translation is natural, complete {{native}} of that one sentence, in its surroundings: nothing is added, left out, explained, softened or moved into another sentence. It keeps who speaks to whom, the tense and the register, and names as {{native}} writes them.{{cuts}}
Answer with "t" (an empty string) and "s": one row for each number in "rows", [the number, {{second}}, {{native}} translation].`;

/** The built-in instruction to the model. */
export const topicTemplate = `"topic" is the idea for "{{type}}" in {{target}} at {{level}}.
"t": the same idea in two or three sentences, in the language of "topic" ({{native}} where that is not clear): who it is about, where and when, what happens, and a small turn that makes pupils want to read on. Keep everything that the teacher asked for and every name; add no other topic. At most {{most}} characters.`;

/** The built-in instruction to the model. */
export const wordsTemplate = `Annotate the {{language}} words in "tokens" as each is used in its sentence.
Answer with "w": rows of [sentence id, words], where words has one row [class, lemma, gloss, reading] for each word in order. class: {{classes}}. lemma: the form a {{language}} dictionary lists, or "" where that is the word exactly as given. gloss: its meaning there in {{other}}, one to three words. reading: {{reading}}.`;

/** The built-in instruction to the model. */
export const picturesTemplate = `Choose emoji for the vocabulary of pupils who learn {{target}}.
Answer with "e": rows of [id, emoji], one emoji for each word that an emoji shows beyond doubt, and no row for the others. Never choose weapons, alcohol, tobacco or gestures that offend.`;

/** The built-in instruction to the model. */
export const feedbackTemplate = `A pupil who learns {{target}} answered "question" with "written". Draft the feedback that the teacher will read, change and send.
"f": two or three short sentences in simple {{native}}, to the pupil: first one thing that is well done, with a word of theirs; then the most important mistake or the next step, with the corrected {{target}} words in quotation marks. Kind, concrete, no grades.
"p": 0 to 100 for how well it answers the question in understandable {{target}}; small slips cost little.`;
