import type { TextType } from '#contracts/resources/draft.ts';
import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { generatedVocabulary, picturesOf, speechOf } from './media.ts';

/**
 * A vocabulary line as activities use it. The id is the generated item's id, or `line-1`… for a line from the
 * draft.
 */
export interface VocabularyItem {
  id: string;
  target: string;
  native: string;
  partOfSpeech?: PartOfSpeech | undefined;
  /** The id of the token where the text uses the word. */
  tokenId?: string | undefined;
}

/** The content of a resource in the form that activities, worksheets and tasks use. */
export interface LessonMaterial {
  resourceId: string;
  title: string;
  /** True for the lesson's owner, who can add missing parts. Other users are asked to wait. */
  mine: boolean;
  /** CEFR sub-level. */
  level: string;
  textType: TextType;
  text: Text;
  vocabulary: readonly VocabularyItem[];
  /** Stored content of each generated part, by part name. Parse it with the part's own schema. */
  parts: Readonly<Record<string, unknown>>;
  /** Pictures by vocabulary item id. */
  pictures: Pictures;
  speech: Speech;
}

/**
 * Returns the material of a resource. Uses the generated vocabulary if there is any, otherwise the teacher's
 * vocabulary from the draft.
 */
export function lessonMaterial(resource: Resource): LessonMaterial {
  const parts = Object.fromEntries(
    resource.parts
      .filter(({ content }) => content !== undefined && content !== null)
      .map(({ part, content }) => [part, content]),
  );
  const vocabulary = generatedVocabulary(parts.vocab) ?? draftVocabulary(resource);
  return {
    resourceId: resource.id,
    title: resource.title,
    mine: resource.mine,
    level: resource.level,
    textType: resource.textType,
    text: resource.text,
    vocabulary,
    parts,
    pictures: picturesOf(parts.pictures, vocabulary),
    speech: speechOf(resource),
  };
}

function draftVocabulary({ draft }: Pick<Resource, 'draft'>): VocabularyItem[] {
  return draft.vocabulary
    .map(({ target, native }, index) => ({ id: `line-${index + 1}`, target, native }))
    .filter(({ target, native }) => target.trim() !== '' && native.trim() !== '');
}
