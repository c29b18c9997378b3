import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundledFonts, fontFolder } from '../app/fonts/bundled-fonts.ts';
import { fontFaces } from './font-faces.ts';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/**
 * Copies the bundled fonts unchanged into the site, under versioned addresses. Both entries share them, and
 * their hundreds of subsets are not part of any script or style bundle.
 */
export function copyFonts(): Plugin {
  return {
    name: 'copy-fonts',
    apply: 'build',
    generateBundle() {
      const done = new Set<string>();
      for (const font of Object.values(bundledFonts)) {
        const folder = fontFolder(font);
        if (done.has(folder)) continue;
        done.add(folder);
        const css = font.sheets
          .map((sheet) => readFileSync(`${packages}${font.from}/${sheet}`, 'utf8'))
          .join('');
        const faces = fontFaces(css, font);
        this.emitFile({ type: 'asset', fileName: `${folder}/font.css`, source: faces });
        for (const [, file] of faces.matchAll(/url\(\.\/(files\/[\w.-]+\.woff2)\)/gu)) {
          const source = readFileSync(`${packages}${font.from}/${file}`);
          this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
        }
      }
    },
  };
}
