import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledFonts } from './bundled-fonts.ts';

test.each(Object.entries(bundledFonts))(
  'uses the installed version of the %s font and shows text while it loads',
  (_, { from, version, sheets }) => {
    const folder = `${import.meta.dirname}/../../../node_modules/${from}`;
    const installed = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect(installed.version).toBe(version);
    for (const sheet of sheets) {
      const faces = readFileSync(`${folder}/${sheet}`, 'utf8').split('@font-face').slice(1);
      for (const face of faces) {
        expect(face).toContain('font-display: swap');
        // A single face needs no unicode-range.
        if (sheets.length === 1) expect(face).toContain('unicode-range');
      }
    }
  },
);
