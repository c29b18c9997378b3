/**
 * `Promise.all` that ends only when all of the work has, and throws the first failure then: a call that runs
 * on behind the end of its job is paid for and on no record.
 */
export async function settleAll<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
