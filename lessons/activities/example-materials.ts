import type { Text } from '#language/text/text.ts';
import type { LessonMaterial, VocabularyItem } from '../draft/lesson-material.ts';
import { allExamples } from '../questions/all-examples.ts';
import { applyChunks } from '../questions/chunk/apply-chunks.ts';
import { ChunkContent } from '../questions/chunk/content.ts';
import { type ExampleLanguage, exampleRequest, exampleTexts } from '../questions/example-texts.ts';
import { annotatedTexts } from '../questions/example-words.ts';
import { questionTypes } from '../questions/kinds.ts';
import { registry } from '../questions/registry.ts';

/**
 * A finished lesson in each example language, as a fixture for activity tests. In each lesson, every word is
 * annotated, every part has been generated, the text has chunks, and some words have a picture.
 */
export const exampleMaterials: Record<ExampleLanguage, LessonMaterial> = Object.fromEntries(
  Object.entries(annotatedTexts).map(([language, text]) => [
    language,
    materialOf(language as ExampleLanguage, text),
  ]),
) as Record<ExampleLanguage, LessonMaterial>;

/** A lesson with only its text, before any other part is generated. */
export const minimalMaterial: LessonMaterial = {
  ...exampleMaterials.french,
  text: exampleTexts.french,
  vocabulary: [],
  parts: {},
  pictures: {},
};

function materialOf(language: ExampleLanguage, text: Text): LessonMaterial {
  const parts = Object.fromEntries(
    questionTypes.map((type) => [
      type,
      registry[type].readReply(allExamples[type].replies[language], text, exampleRequest).content,
    ]),
  );
  const { items } = parts.vocab as { items: VocabularyItem[] };
  return {
    resourceId: `example-${language}`,
    title: `Saturday (${language})`,
    mine: true,
    level: exampleRequest.level,
    textType: exampleRequest.textType,
    text: applyChunks(text, ChunkContent.parse(parts.chunk)),
    vocabulary: items,
    parts,
    pictures: Object.fromEntries(
      items.slice(0, 3).map(({ id, native }) => [id, { emoji: '🏊', alt: native }]),
    ),
    speech: { clips: {} },
  };
}
