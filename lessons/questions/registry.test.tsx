import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { TextType } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import { allExamples } from './all-examples.ts';
import {
  type ExampleLanguage,
  exampleRequest,
  exampleTexts,
  withBlankItem,
} from './example-texts.ts';
import { isQuestionType, type QuestionType, questionTypes } from './kinds.ts';
import { questionInstruction } from './make-prompt.ts';
import { registry } from './registry.ts';
import { AnswersOpenContext } from './views/use-reveal.ts';
import { views } from './views.ts';

const languages: ExampleLanguage[] = ['french', 'japanese', 'arabic', 'urdu', 'mandarin'];

// The compiler asks for a feature of every type.
questionFeatures satisfies Record<QuestionType, Feature>;

test('the dashboard offers twelve kinds', () => {
  expect(questionTypes).toHaveLength(12);
  expect(isQuestionType('phrase')).toBe(true);
  expect(isQuestionType('toString')).toBe(false);
});

describe.each(questionTypes)('%s', (type) => {
  const question = registry[type];
  const { replies, broken } = allExamples[type];

  test.each(languages)('its %s reply is read and every check is content', (language) => {
    const made = question.readReply(replies[language], exampleTexts[language], exampleRequest);
    expect(made.problems).toEqual([]);
    expect(made.content).not.toBeNull();
  });

  test('what was made can be stored, read back and is the same', () => {
    const text = exampleTexts.french;
    const { content } = question.readReply(replies.french, text, exampleRequest);
    const stored: unknown = JSON.parse(JSON.stringify(content));
    expect(question.readContent(stored, text, exampleRequest)).toEqual({ content, problems: [] });
  });

  test('a reply of another shape is refused with the place that is wrong', () => {
    const made = question.readReply({ z: 1 }, exampleTexts.french, exampleRequest);
    expect(made.content).toBeNull();
    expect(made.problems[0]?.where).toMatch(/^[a-z]$/);
  });

  test('it names what a spoilt set breaks, and has words for the teacher', () => {
    expect(broken.length).toBeGreaterThan(3);
    expect(question.title).not.toBe('');
    expect(question.aim).toMatch(/\.$/);
    expect(TextType.options.some(question.fits)).toBe(true);
  });

  test('its prompt has no unfilled variable', () => {
    const instruction = questionInstruction({
      part: type,
      text: exampleTexts.french,
      request: exampleRequest,
    });
    expect(instruction).not.toMatch(/\{\{|undefined|NaN/);
    expect(instruction).toContain('French');
  });

  test.each(languages)('its panel and its editor show the %s example', async (language) => {
    const text = exampleTexts[language];
    const { content } = question.readReply(replies[language], text, exampleRequest);
    const { default: Panel } = await views[type].panel();
    const { default: Edit } = await views[type].edit();
    const show = { target: true, native: true };
    const panel = renderToStaticMarkup(<Panel content={content} text={text} show={show} />);
    expect(panel).toContain(`lang="${languageOf(text.target).locale}"`);
    expect(panel).toContain(
      languageOf(text.target).direction === 'rtl' ? 'dir="rtl"' : 'dir="ltr"',
    );
    expect(panel).toContain('Reveal next');
    const open = renderToStaticMarkup(
      <AnswersOpenContext value={true}>
        <Panel content={content} text={text} show={show} />
      </AnswersOpenContext>,
    );
    expect(open).not.toContain('Reveal next');
    const edit = renderToStaticMarkup(
      <Edit content={content} text={text} request={exampleRequest} onSave={() => {}} />,
    );
    expect(edit).toContain('Save changes');
  });

  test('its panel leaves out an item that has no words yet', async () => {
    const text = exampleTexts.french;
    const { content } = question.readReply(replies.french, text, exampleRequest);
    const { default: Panel } = await views[type].panel();
    const show = { target: true, native: true };
    const drawn = (shown: unknown) =>
      renderToStaticMarkup(<Panel content={shown} text={text} show={show} />);
    expect(drawn(withBlankItem(content))).toBe(drawn(content));
  });

  test('its panel says so when there is nothing, and its editor opens empty', async () => {
    const text = exampleTexts.french;
    const { default: Panel } = await views[type].panel();
    const { default: Edit } = await views[type].edit();
    const show = { target: true, native: true };
    for (const content of [
      undefined,
      'old',
      { items: 3 },
      { items: [], sentences: [], speakers: [] },
    ]) {
      const panel = renderToStaticMarkup(<Panel content={content} text={text} show={show} />);
      expect(panel).toContain('The author has not generated content');
    }
    const edit = renderToStaticMarkup(
      <Edit content={undefined} text={text} request={exampleRequest} onSave={() => {}} />,
    );
    expect(edit).toContain('Save changes');
  });
});
