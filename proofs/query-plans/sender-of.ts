import { root } from '#scripts/world/settings.ts';

/** Code between the caller and the network. Every statement passes through it, but none originates in it. */
const between =
  /^(?:node_modules|db\/client\.ts|proofs\/query-plans\/record-statements\.ts|scripts\/testing\/test-database\.ts)/;

/** Tests, their test data, and tools. Their queries may be slow. */
const notTheProduct =
  /\.test\.tsx?$|(?:^|\/)testing\/|^(?:scripts|proofs|emulators|e2e|db\/seed)\//;

/**
 * Returns the file of the product that sent a statement, according to the stack at that moment; null if a
 * test sent the statement. A statement whose stack contains none of our files counts as the product's, so
 * that no statement is missed.
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
