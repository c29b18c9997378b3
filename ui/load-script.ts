/** How long a script that is loaded later may take (specification 9). */
export const scriptLimitMs = 120_000;

/** A script did not arrive: the network, or a newer version of the site. */
export class ScriptNotLoaded extends Error {}

/** Waits for a script, for the limit at most. Throws `ScriptNotLoaded`. */
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
