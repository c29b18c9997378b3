import type { TextType } from '#contracts/resources/draft.ts';

/** How a text of each type begins its instruction. */
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

/** What every type is told alike. */
const rest = `Length: {{words}} words of {{target}}, at least {{least}} and at most {{most}} in all, counted without speakers' names. Level: {{level}}. {{advice}}
Use the tenses named in "tenses" and mind the wishes in "details". Use every pair of "vocab" at least once, with the meaning given there, in whatever form the sentence needs. Keep to "topic"; when it is empty choose a subject of daily life that suits the title.
One sentence a row. The {{native}} side of a row is a natural, complete translation of that row alone.
A row that begins a new paragraph has "¶" as the first character of its {{target}} side.{{cuts}}
Answer with "t" (the title in "title", or a short fitting one in {{target}} when it is empty) and "s": rows of [speaker or "", {{target}} sentence, {{native}} sentence].{{goOn}}`;

const whole = (type: TextType) => `Write ${forms[type]}.\n${rest}`;

/** The code's own instruction for a text of each type. */
export const textTemplates: Record<TextType, string> = {
  text: whole('text'),
  dialogue2: whole('dialogue2'),
  dialogue3: whole('dialogue3'),
  sentences: whole('sentences'),
  comprehensible: whole('comprehensible'),
};
