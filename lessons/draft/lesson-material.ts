import type { TextType } from '#contracts/resources/draft.ts';
import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { generatedVocabulary, picturesOf, speechOf } from './media.ts';

/** A vocabulary line as activities use it. The id is the made item's, or `line-1`… of the draft's. */
export interface VocabularyItem {
  id: string;
  target: string;
  native: string;
  partOfSpeech?: PartOfSpeech | undefined;
  /** Where the text uses it. */
  tokenId?: string | undefined;
}

/** Everything an activity, a worksheet or a task may be made from: what a resource holds, ready to use. */
export interface LessonMaterial {
  resourceId: string;
  title: string;
  /** True for its owner, who can mend what is missing; everybody else is asked to wait. */
  mine: boolean;
  /** CEFR sub-level. */
  level: string;
  textType: TextType;
  text: Text;
  vocabulary: readonly VocabularyItem[];
  /** Stored content of each made part by its name; read it with the part's own schema. */
  parts: Readonly<Record<string, unknown>>;
  /** By vocabulary item id. */
  pictures: Pictures;
  speech: Speech;
}

/** The material of a resource. The made vocabulary counts, else what the teacher wrote in the draft. */
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
