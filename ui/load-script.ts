/** Timeout for lazily loaded scripts (specification 9). */
export const scriptLimitMs = 120_000;

/** A script failed to load, because of a network error or because the site was redeployed. */
export class ScriptNotLoaded extends Error {}

/** Loads a script. Throws `ScriptNotLoaded` if it fails or takes longer than the timeout. */
export async function loadScript<Module>(
  load: () => Promise<Module>,
  limitMs = scriptLimitMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptNotLoaded('too slow')), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ScriptNotLoaded ? error : new ScriptNotLoaded(String(error));
  } finally {
    clearTimeout(timer);
  }
}
