import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { type Builder, type BuilderMove, playBuilder, startBuilder } from './builder.ts';
import { makeChunkGame } from './make-chunk-game.ts';
import { goOnBuilding, PausedBuilder } from './paused-builder.ts';
import { puzzlesOf } from './puzzle.ts';
import { defaultChunkGameOptions } from './state.ts';

const material = exampleMaterials.french;
const made = makeChunkGame({ material, options: defaultChunkGameOptions, seed: 5 });
const puzzles = puzzlesOf(made, material.text);

test('wherever a game is left, it goes on after a reload from there, and an accepted order can be taken back', () => {
  const kinds = fc.constantFrom('clear', 'check', 'hint', 'show', 'accept', 'next', 'unaccept');
  const move = fc.oneof(
    fc.record({ kind: kinds }),
    fc.record({ kind: fc.constant('lay'), piece: fc.nat({ max: 9 }), to: fc.nat({ max: 9 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const game = moves.reduce<Builder>(
        (now, each) => {
          if (!('piece' in each)) return playBuilder(now, each as BuilderMove);
          const jumble = now.puzzles[now.at]?.jumble ?? [];
          const id = jumble[each.piece % Math.max(1, jumble.length)]?.id ?? '';
          return playBuilder(now, { kind: 'lay', id, to: each.to });
        },
        startBuilder(puzzles, ['A', 'B']),
      );
      const clock = { banked: 0, since: null };
      const left = JSON.stringify(PausedBuilder.parse({ builder: game, clock }));
      const again = goOnBuilding(PausedBuilder.parse(JSON.parse(left)), game.puzzles);
      const standing = (of: Builder) => ({ ...of, unaccepted: of.unaccepted?.laid });
      expect(standing(again)).toEqual(standing(game));
      expect(standing(playBuilder(again, { kind: 'unaccept' }))).toEqual(
        standing(playBuilder(game, { kind: 'unaccept' })),
      );
    }),
  );
});
