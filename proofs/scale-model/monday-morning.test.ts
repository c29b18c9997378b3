import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { morningFigures, mornings } from '../bench/scale.bench.ts';

const document = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');

describe('docs/scale.md', () => {
  it('has a row for every simulated morning', () => {
    for (const { lessonsPerSecond, queues } of mornings) {
      expect(document).toContain(`| ${lessonsPerSecond} | ${queues} |`);
    }
  });

  it('quotes the figures of the simulation', () => {
    const [monday] = mornings;
    if (!monday) throw new Error('No morning is simulated.');
    expect(document).toContain(`| ${morningFigures(monday).join(' | ')} |`);
  });
});
