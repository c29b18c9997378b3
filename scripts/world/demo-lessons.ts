import { Draft } from '#contracts/resources/draft.ts';
import type { DemoLesson } from '#db/seed/lessons.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { audienceLevel } from '#language/levels.ts';
import { applyWords, parseWordReply } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { syllablesByRule } from '#lessons/activities/syllables/syllables-by-rule.ts';
import { defaultVoices } from '#lessons/draft/voices.ts';
import { TextReply, textMessages } from '#lessons/prompts/text-prompt.ts';
import { WordsReply, wordRows, wordsMessages } from '#lessons/prompts/words-prompt.ts';
import { applyChunks } from '#lessons/questions/chunk/apply-chunks.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import { questionMessages } from '#lessons/questions/make-prompt.ts';
import { makeRequestOf } from '#lessons/questions/make-request.ts';
import { registry } from '#lessons/questions/registry.ts';
import { type DemoRecipe, demoRecipes } from './demo-recipes.ts';

/**
 * The finished lessons that a new user sees first: the demo writer's hand-written scenes, parsed, checked and
 * stored by the same rules as a model's replies. After the first start, the queues of the local environment
 * create sound and pictures.
 */
export function demoLessons(): DemoLesson[] {
  return demoRecipes.flatMap((recipe) => {
    const lesson = writeLesson(recipe);
    return lesson ? [lesson] : [];
  });
}

function writeLesson(recipe: DemoRecipe): DemoLesson | null {
  const draft = Draft.parse({ from: 'en', parts: questionTypes, ...recipe.draft });
  const level = audienceLevel(draft.audience);
  const reply = TextReply.safeParse(
    answer(
      textMessages({
        ...draft,
        level,
        words: draft.count,
        tenses: recipe.tenses ?? [],
        details: [],
      }),
      'text',
    ),
  );
  if (!reply.success) return null;
  const languages = { target: draft.to, native: draft.from };
  const sentences = reply.data.s.map(([speaker = '', target = '', native = ''], at) =>
    buildSentence(`s${at + 1}`, [speaker, target, native], languages),
  );
  const plain: Text = { ...languages, sentences };
  const tagged = tagWords(tagWords(plain, 'target'), 'native');
  const request = makeRequestOf({ title: draft.title, level, draft });
  const parts = questionTypes.flatMap((part) => {
    if (!registry[part].fits(draft.textType)) return [];
    const ruled = part === 'syllables' ? syllablesByRule(tagged) : null;
    if (ruled) return [{ part, content: ruled }];
    const made = registry[part].readReply(
      answer(questionMessages({ part, text: tagged, request }), part),
      tagged,
      request,
    );
    // Includes only content that breaks no rule.
    return made.content !== null && made.problems.length === 0
      ? [{ part, content: made.content }]
      : [];
  });
  const chunks = ChunkContent.safeParse(parts.find(({ part }) => part === 'chunk')?.content);
  return {
    id: recipe.id,
    ownerId: recipe.ownerId,
    isPublic: recipe.isPublic,
    draft: { ...draft, parts: parts.map(({ part }) => part) },
    level,
    text: chunks.success ? applyChunks(tagged, chunks.data) : tagged,
    voices: defaultVoices(
      draft.textType,
      sentences.map(({ speaker = '' }) => speaker),
    ),
    parts,
  };
}

function tagWords(text: Text, side: SideName): Text {
  const reply = WordsReply.safeParse(answer(wordsMessages(text, side), 'words'));
  if (!reply.success) return text;
  const rows = wordRows(reply.data);
  return {
    ...text,
    sentences: text.sentences.map((sentence) => {
      const marks = parseWordReply(text[side], sentence[side], rows.get(sentence.id) ?? []);
      return marks ? { ...sentence, [side]: applyWords(sentence[side], marks) } : sentence;
    }),
  };
}
