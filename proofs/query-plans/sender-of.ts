import { root } from '#scripts/world/settings.ts';

/** Code between the caller and the wire: it sends every statement and owns none. */
const between =
  /^(?:node_modules|db\/client\.ts|proofs\/query-plans\/record-statements\.ts|scripts\/testing\/test-database\.ts)/;

/** Tests, what they plant, and the tools: what they ask of the database they may ask slowly. */
const notTheProduct =
  /\.test\.tsx?$|(?:^|\/)testing\/|^(?:scripts|proofs|emulators|e2e|db\/seed)\//;

/**
 * The file of the product that a statement comes from, by the stack at the moment it is sent; null when a
 * test sent it. A stack without a file of ours counts as the product's, so that nothing is overheard.
 */
export function senderOf(stack: string, checkout = root): string | null {
  const files = stack
    .split('\n')
    .map((line) => /\(?(?:async )?(?:file:\/\/)?(\/[^()]*?):\d+:\d+\)?$/.exec(line.trim())?.[1])
    .filter((file) => file !== undefined)
    .filter((file) => file.startsWith(checkout))
    .map((file) => file.slice(checkout.length).replace(/^\//, ''))
    .filter((file) => !between.test(file));
  const [first] = files;
  if (first === undefined) return 'unknown';
  return notTheProduct.test(first) ? null : first;
}
