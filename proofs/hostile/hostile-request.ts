import * as fc from 'fast-check';
import type { WalkedRoute } from '../rights-walk/every-route.ts';
import { sampleCalls } from '../rights-walk/sample-calls.ts';
import { hostileBody } from './hostile-body.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { idSlots, idWords } from './id-words.ts';
import { nastySteps, nastyTexts } from './nasty-input.ts';
import { plausibleValue } from './plausible-value.ts';

/** A request as it is sent, except that placeholders replace ids, tokens and cookies (`idWords`). */
export interface HostileRequest {
  method: string;
  /** The path with the query. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Generates requests to one route. Most are almost valid, so that they pass the first checks, and have one or
 * two faults in the path, query, headers, cookies or body.
 */
export function hostileRequest({ route, may, takes }: WalkedRoute): fc.Arbitrary<HostileRequest> {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const isRead = method === 'GET';
  return fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE') },
    ),
    path: fc
      .tuple(pathOf(route, pattern), takes.query ? queryOf(takes.query, route) : straysOf(route))
      .map(([path, query]) => (query === '' ? path : `${path}?${query}`)),
    headers: hostileHeaders(may),
    body: isRead ? fc.constant(undefined) : hostileBody(takes.body, sampleOf(route).body),
  });
}

/** Returns the valid call that the rights walk uses, with placeholders for ids. */
const sampleOf = (route: string) => sampleCalls[route]?.(idSlots('mine')) ?? {};

const step: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...idWords),
  fc.constantFrom(...nastySteps),
  fc.string().map(encodeText),
  fc.nat().map(String),
);

function pathOf(route: string, pattern: string): fc.Arbitrary<string> {
  const good = (whose: 'mine' | 'theirs') => {
    const { path = [] } = sampleCalls[route]?.(idSlots(whose)) ?? {};
    let at = -1;
    return pattern.replaceAll(/:\w+/g, () => {
      at += 1;
      return String(path[at]);
    });
  };
  if (!pattern.includes(':')) {
    return fc.oneof(
      { weight: 30, arbitrary: fc.constant(pattern) },
      { weight: 1, arbitrary: step.map((more) => `${pattern}/${more}`) },
    );
  }
  const places = pattern.match(/:\w+/g)?.length ?? 0;
  const bad = fc.array(step, { minLength: places, maxLength: places }).map((steps) => {
    const left = [...steps];
    return pattern.replaceAll(/:\w+/g, () => left.pop() ?? '');
  });
  return fc.oneof(
    { weight: 13, arbitrary: fc.constant(good('mine')) },
    { weight: 2, arbitrary: fc.constant(good('theirs')) },
    { weight: 4, arbitrary: bad },
  );
}

const pairs = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${encodeText(name)}=${value}`).join('&');

const nastyValue = fc.oneof(
  fc.constantFrom(...nastyTexts).map(encodeText),
  fc.constantFrom(...nastySteps),
  fc.string().map(encodeText),
);

/** Generates valid query parameters, sometimes with an invalid value, an unknown parameter or a duplicate. */
function queryOf(schema: NonNullable<WalkedRoute['takes']['query']>, route: string) {
  const fitting = plausibleValue(schema, idWords).map((value) =>
    Object.entries(Object(value) as object).flatMap(([name, one]): [string, string][] =>
      one === undefined ? [] : [[name, encodeText(String(one))]],
    ),
  );
  const sample = Object.entries(sampleOf(route).query ?? {}).map(
    ([name, value]): [string, string] => [name, String(value)],
  );
  const base = fc.oneof(fitting, fc.constant(sample));
  return fc.tuple(base, fc.nat(5), fc.nat(), nastyValue).map(([entries, what, at, nasty]) => {
    const chosen = entries[at % Math.max(1, entries.length)];
    if (what > 2 || !chosen) return pairs(entries);
    if (what === 0) return pairs([...entries, chosen]);
    if (what === 1) return pairs([...entries, [`${chosen[0]}[]`, nasty]]);
    return pairs(entries.map((one) => (one === chosen ? [one[0], nasty] : one)));
  });
}

/** Sometimes generates query parameters for an operation that has none. */
function straysOf(route: string): fc.Arbitrary<string> {
  const sample = Object.entries(sampleOf(route).query ?? {});
  const good = pairs(sample.map(([name, value]) => [name, String(value)]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(good) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.tuple(fc.string(), nastyValue), { maxLength: 4 })
        .map((entries) => pairs(entries)),
    },
  );
}

/** Encodes text as a browser would. A lone surrogate, which no browser would send, is sent as its bytes. */
function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
