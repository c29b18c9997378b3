import { neonConfig } from '@neondatabase/serverless';

/** Runs `work` and returns the bodies of its `POST /sql` requests to the database, in order. */
export async function recordedBodies(work: () => Promise<unknown>): Promise<string[]> {
  const bodies: string[] = [];
  const before = neonConfig.fetchFunction;
  neonConfig.fetchFunction = (address: string, init: RequestInit) => {
    bodies.push(String(init.body));
    return before(address, init);
  };
  try {
    await work();
  } finally {
    neonConfig.fetchFunction = before;
  }
  return bodies;
}
