import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { TextType } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { allExamples } from './all-examples.ts';
import {
  type ExampleLanguage,
  exampleRequest,
  exampleTexts,
  withBlankItem,
} from './example-texts.ts';
import { kindWords } from './kind-words.ts';
import { isQuestionType, type QuestionType, questionTypes } from './kinds.ts';
import { questionInstruction } from './make-prompt.ts';
import { registry } from './registry.ts';
import { AnswersOpenContext } from './views/use-reveal.ts';
import { views } from './views.ts';

const languages: ExampleLanguage[] = ['french', 'japanese', 'arabic', 'urdu', 'mandarin'];

// The compiler requires a feature for every type.
questionFeatures satisfies Record<QuestionType, Feature>;

test('offers twelve question types', () => {
  expect(questionTypes).toHaveLength(12);
  expect(isQuestionType('phrase')).toBe(true);
  expect(isQuestionType('toString')).toBe(false);
});

describe.each(questionTypes)('the question type %s', (type) => {
  const question = registry[type];
  const { replies, broken } = allExamples[type];

  test.each(languages)('parses the %s reply and passes every check', (language) => {
    const made = question.readReply(replies[language], exampleTexts[language], exampleRequest);
    expect(made.problems).toEqual([]);
    expect(made.content).not.toBeNull();
  });

  test('stores content and reads it back unchanged', () => {
    const text = exampleTexts.french;
    const { content } = question.readReply(replies.french, text, exampleRequest);
    const stored: unknown = JSON.parse(JSON.stringify(content));
    expect(question.readContent(stored, text, exampleRequest)).toEqual({ content, problems: [] });
  });

  test('rejects a reply of a different shape and names the wrong field', () => {
    const made = question.readReply({ z: 1 }, exampleTexts.french, exampleRequest);
    expect(made.content).toBeNull();
    expect(made.problems[0]?.where).toMatch(/^[a-z]$/);
  });

  test('has invalid examples, a title and an aim, and fits at least one text type', () => {
    expect(broken.length).toBeGreaterThan(3);
    expect(question.title).not.toBe('');
    expect(i18n._(kindWords[type].aim)).toMatch(/\.$/);
    expect(TextType.options.some(question.fits)).toBe(true);
  });

  test('fills every variable of its prompt', () => {
    const instruction = questionInstruction({
      part: type,
      text: exampleTexts.french,
      request: exampleRequest,
    });
    expect(instruction).not.toMatch(/\{\{|undefined|NaN/);
    expect(instruction).toContain('French');
  });

  test.each(languages)('shows the %s example in its panel and its editor', async (language) => {
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

  test('does not show a blank item in its panel', async () => {
    const text = exampleTexts.french;
    const { content } = question.readReply(replies.french, text, exampleRequest);
    const { default: Panel } = await views[type].panel();
    const show = { target: true, native: true };
    const drawn = (shown: unknown) =>
      renderToStaticMarkup(<Panel content={shown} text={text} show={show} />);
    expect(drawn(withBlankItem(content))).toBe(drawn(content));
  });

  test('shows a message in its panel if there is no content, and opens an empty editor', async () => {
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
