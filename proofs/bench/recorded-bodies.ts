import { neonConfig } from '@neondatabase/serverless';

/** Runs `work` and returns what it sent to the database: the bodies of `POST /sql`, in order. */
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
