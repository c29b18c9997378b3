import type { Result, Router } from 'hono/router';

interface Pattern<T> {
  steps: string[];
  handler: T;
}

/**
 * Finds the one handler of a method and path in a table of fixed paths and paths with parameters, such as
 * `/v1/resources/:id`. A fixed path goes before a parameter, an earlier line of the table before a later
 * one. It does less than Hono's own routers, which keep wildcards and chains of handlers ready, and is
 * several times as fast where a table has a fixed name and a parameter at the same place.
 */
export class TableRouter<T> implements Router<T> {
  readonly name = 'TableRouter';
  readonly #fixed = new Map<string, T>();
  /** By method and number of steps: few are left to be compared. */
  readonly #patterns = new Map<string, Pattern<T>[]>();

  add(method: string, path: string, handler: T): void {
    const key = `${method} ${path}`;
    if (!path.includes(':')) {
      if (!this.#fixed.has(key)) this.#fixed.set(key, handler);
      return;
    }
    const steps = path.split('/');
    const place = placeOf(method, steps);
    this.#patterns.set(place, [...(this.#patterns.get(place) ?? []), { steps, handler }]);
  }

  match(method: string, path: string): Result<T> {
    const fixed = this.#fixed.get(`${method} ${path}`);
    if (fixed !== undefined) return [[[fixed, {}]]];
    const steps = path.split('/');
    for (const { steps: wanted, handler } of this.#patterns.get(placeOf(method, steps)) ?? []) {
      const params = readParams(wanted, steps);
      if (params) return [[[handler, params]]];
    }
    return [[]];
  }
}

const placeOf = (method: string, steps: readonly string[]) => `${method} ${steps.length}`;

/** The parameters, still encoded as they stand in the path; null where the path is another. */
function readParams(wanted: readonly string[], steps: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [at, step] of wanted.entries()) {
    const given = steps[at] ?? '';
    if (step.startsWith(':')) {
      if (given === '') return null;
      params[step.slice(1)] = given;
    } else if (step !== given) return null;
  }
  return params;
}
