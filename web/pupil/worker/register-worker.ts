declare global {
  interface Window {
    /** Chrome and Safari; the policy of the site refuses plain strings as the address of a worker. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL: (address: string) => string };
    };
  }
}

const address = '/pupil-worker.js';
/** The first segments of the pages' addresses. The worker is not asked about the rest of the site. */
const scopes = ['/pupil/', '/submit_task/'];

/**
 * Registers the worker that opens the pupils' side without a connection. A browser without workers, or one
 * that refuses them, as in some private windows, needs a connection.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('pupil-worker', {
    createScriptURL: () => address,
  });
  const url = policy ? policy.createScriptURL(address) : address;
  for (const scope of scopes) {
    await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' });
  }
}
