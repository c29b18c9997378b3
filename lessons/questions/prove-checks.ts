import { expect, test } from 'vitest';
import type { Question } from './define-question.ts';
import { type Examples, exampleRequest, exampleTexts } from './example-texts.ts';

/**
 * Runs a type's table of invalid question sets: checks that each is rejected with its own message, and that
 * the valid set produces no message. No message may identify a sentence by its id, because teachers never see
 * ids.
 */
export function proveChecks<Content, Reply>(
  question: Question<Content, Reply>,
  { replies, broken }: Examples<Content, Reply>,
): void {
  const text = exampleTexts.french;
  const right = question.fromReply(replies.french, text, exampleRequest);
  test('accepts the right set', () => {
    expect(question.check(right, text, exampleRequest)).toEqual([]);
  });
  test.each(broken)('rejects a set with $what', ({ spoil, request, says }) => {
    const problems = question.check(spoil(right), text, { ...exampleRequest, ...request });
    const told = problems.map(({ message }) => message).join('\n');
    expect(told).toContain(says);
    for (const { id } of text.sentences) expect(told.split(/[^\w]/u)).not.toContain(id);
  });
}
