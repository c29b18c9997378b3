import * as z from 'zod';

/** The part of `explain (format json)` that shows how rows are read. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  'Parent Relationship'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

export const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Parent Relationship': z.string().optional(),
  Plans: z.lazy(() => z.array(PlanNode)).optional(),
});

export interface KnownIndex {
  table: string;
  /** True if the index contains only some of the rows. Reading a partial index completely is intended. */
  partial: boolean;
}

/** Plan nodes that pass on each row as it arrives. A limit above them therefore ends the read below. */
const handsOn = new Set([
  ...['Limit', 'Nested Loop', 'Append', 'Merge Append', 'Subquery Scan', 'Result', 'LockRows'],
  ...['ProjectSet', 'Unique', 'Incremental Sort', 'Memoize'],
]);

/**
 * Returns the tables that a plan reads from end to end: row by row, or through an index without any condition
 * on it. Reading an index in order until a page is full does not count.
 */
export function wholeReads(
  node: PlanNode,
  indexes: ReadonlyMap<string, KnownIndex>,
  untilFull = false,
): string[] {
  const kind = node['Node Type'];
  const own: string[] = [];
  if (kind === 'Seq Scan' && node['Relation Name']) own.push(node['Relation Name']);
  const index = indexes.get(node['Index Name'] ?? '');
  if (index && !index.partial && !node['Index Cond'] && !untilFull) own.push(index.table);
  const below = handsOn.has(kind) && (untilFull || kind === 'Limit');
  return [
    ...own,
    ...(node.Plans ?? []).flatMap((child) =>
      wholeReads(child, indexes, below && child['Parent Relationship'] === 'Outer'),
    ),
  ];
}
