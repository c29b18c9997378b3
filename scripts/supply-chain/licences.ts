import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../world/settings.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
});

export interface Licensed {
  name: string;
  version: string;
  /** The licence as the author states it, nearly always an SPDX expression; empty if there is none. */
  licence: string;
  /** True if the package is only used in development and is not part of the product. */
  tool: boolean;
}

/** Licences allowed in a product that is sold: permissive licences, and the licence for fonts. */
const forProduct = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['OFL-1.1', 'CC0-1.0', 'BlueOak-1.0.0', 'Unlicense'],
];

/** Tools are not distributed, so conditions on distribution do not apply. */
const forTools = [...forProduct, 'MPL-2.0', 'LGPL-3.0-or-later'];

/** Packages whose licence was reviewed by hand, by name, with the licence that they declare. */
export const readByHand: Readonly<Record<string, { licence: string; why: string }>> = {
  duck: { licence: 'BSD', why: 'its file is the two-clause text' },
  '@echogarden/espeak-ng-emscripten': {
    licence: 'GPL-3.0',
    why: 'runs in a separate process on the developer’s machine, and never leaves it',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    why: 'a table of browsers that the extraction of messages reads on the developer’s machine',
  },
};

/**
 * The packages in the lock file, for all platforms, with their licences. Each name and version is listed
 * once.
 */
export function readLicences(lockFile = join(root, 'package-lock.json')): Licensed[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = '', dev, devOptional }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license,
      tool: dev === true || devOptional === true,
    }));
}

/**
 * Returns whether the licence is allowed, for a package of the product or for a development tool. An unknown
 * licence is not allowed.
 */
export function isAllowed({ name, licence, tool }: Licensed): boolean {
  if (readByHand[name]?.licence === licence) return true;
  const allowed = tool ? forTools : forProduct;
  // "AND" binds tighter than "OR", and none of our packages nests them deeper.
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) =>
    choice
      .replace(/^\((.*)\)$/, '$1')
      .split(' AND ')
      .every((one) => allowed.includes(one.trim())),
  );
}
