import { t } from '@lingui/core/macro';
import { orList, plainList } from '#ui/wordings/lists.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { rightPartners } from '../../sheets/right-partners.ts';
import type { SheetBlock } from '../../sheets/sheet.ts';
import { fold } from '../find-in-text.ts';
import type { QuestionSheet, QuestionSheetRequest } from '../question-sheet.ts';
import { plainRun } from '../sheet-lines.ts';
import type { ChunkContent } from './content.ts';

type Pair = ChunkContent['sentences'][number]['pairs'][number];

/**
 * Minimum number of pairs in a group. Pupils could match fewer pairs without knowing a word, and many more
 * are hard to keep track of.
 */
const minPairs = 5;

/** The chunks of a few sentences at a time, for pupils to match with their shuffled partners. */
export const chunkSheet: QuestionSheet<ChunkContent> = ({ sentences }, request) => {
  const groups = groupsOf(request.order.arrange(sentences).map(({ pairs }) => pairs));
  if (groups.length === 0) return null;
  let number = 0;
  const tables = groups.map((pairs) => {
    const first = number + 1;
    number += pairs.length;
    return matching(pairs, first, request);
  });
  return {
    title: t`Sentence chunks`,
    instruction: t`Which chunks belong together? Write the number in the box.`,
    blocks: tables.map(({ table }) => table),
    key: tables.map(({ answer }) => answer),
    marks: number,
  };
};

/** Groups whole sentences in order. A group ends as soon as it contains enough pairs to match. */
function groupsOf(sentences: readonly (readonly Pair[])[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pairs of sentences) {
    const last = groups.at(-1);
    if (last && last.length < minPairs) last.push(...pairs);
    else groups.push([...pairs]);
  }
  const last = groups.at(-1);
  if (groups.length > 1 && last && last.length < minPairs) {
    groups.pop();
    groups.at(-1)?.push(...last);
  }
  return groups.filter((pairs) => pairs.length > 1);
}

interface Matching {
  table: SheetBlock;
  /** The numbers in the boxes from top to bottom. */
  answer: SheetBlock;
}

function matching(pairs: Pair[], first: number, request: QuestionSheetRequest): Matching {
  const { target, native } = request.material.text;
  const places = request.order.mix(pairs.map((_, at) => at));
  // Each native chunk has a box for the number of any chunk with this meaning.
  const partners = rightPartners(
    pairs.map((pair) => ({
      one: fold(pair.native, native) || pair.native,
      other: fold(pair.target, target) || pair.target,
    })),
  );
  const figures = plainList(
    places.map((place) => orList((partners[place] ?? []).map((at) => String(first + at)))),
  );
  return {
    table: {
      kind: 'table',
      columns: [
        { heading: '', language: wordingsLanguage(), width: 0.2 },
        { heading: '', language: target, width: 1.2 },
        { heading: '', language: native, width: 1.4 },
      ],
      rows: pairs.map((pair, at) => [
        [plainRun(String(first + at))],
        [plainRun(pair.target)],
        [{ kind: 'box', large: true }, plainRun(` ${pairs[places[at] ?? 0]?.native ?? ''}`)],
      ]),
    },
    answer: {
      kind: 'text',
      language: wordingsLanguage(),
      runs: [
        { kind: 'words', text: t`${first} to ${{ last: first + pairs.length - 1 }}`, mark: 'bold' },
        plainRun(
          t({
            message: `, boxes from top to bottom: ${figures}`,
            comment: 'Follows the numbers of some chunks, such as “1 to 6”.',
          }),
        ),
      ],
    },
  };
}
