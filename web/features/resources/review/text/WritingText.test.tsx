import { describe, expect, it } from 'vitest';
import {
  countWritten,
  followWriting,
  notWriting,
  sentencesSoFar,
  type Writing,
  type WritingStep,
} from './WritingText.tsx';

const say = (id: string, target: string): WritingStep => ({
  type: 'sentence',
  id,
  target,
  native: target,
});
const written = (...steps: WritingStep[]): Writing => steps.reduce(followWriting, notWriting);

describe('followWriting', () => {
  it('collects sentences in order and stores each sentence only once', () => {
    const writing = written(
      { type: 'connect' },
      say('s1', 'Un.'),
      say('s2', 'Deux.'),
      say('s1', 'Un !'),
    );
    expect(writing.phase).toBe('writing');
    expect(writing.sentences.map((s) => s.target)).toEqual(['Un !', 'Deux.']);
  });

  it('distinguishes an interrupted connection from the end of the text', () => {
    expect(written(say('s1', 'Un.'), { type: 'cut' }).phase).toBe('cut');
    expect(written({ type: 'done', title: 'T', words: 1 }, { type: 'cut' }).phase).toBe('done');
  });

  it('keeps the text written so far when the writer fails or restarts', () => {
    const problem = { code: 'model_slow' as const, message: 'The writer took too long.' };
    const failed = written(say('s1', 'Un.'), { type: 'problem', problem }, { type: 'cut' });
    expect(failed.phase).toBe('problem');
    expect(failed.sentences).toHaveLength(1);
    const again = followWriting(failed, { type: 'connect' });
    expect(again.problem).toBeNull();
    expect(again.sentences).toHaveLength(1);
  });
});

describe('sentencesSoFar', () => {
  it('shows the stored sentences after a reload, then adds the streamed sentences', () => {
    const stored = ['s1', 's2'].map((id) => ({
      id,
      target: { text: id, tokens: [] },
      native: { text: id, tokens: [] },
      chunks: [],
    }));
    const soFar = written(say('s2', 'again'), say('s3', 'new')).sentences;
    expect(sentencesSoFar(stored, soFar).map((s) => s.id)).toEqual(['s1', 's2', 's3']);
  });
});

describe('countWritten', () => {
  it('counts words, not punctuation', () => {
    expect(countWritten(written(say('s1', 'Il fait froid !')).sentences, 'fr')).toBe(3);
  });
});
