import type { PdfPages } from '#contracts/resources/pdf-pages.ts';
import { escapeXml } from '#language/text/escape-xml.ts';

/**
 * The whole document around the pages of a screen. Its policy lets it load style sheets, fonts and pictures of
 * our own site and nothing else, whatever the pages hold: a second wall beside the renderer's own.
 */
export function pdfDocument(
  { html, styles, rules }: PdfPages,
  title: string,
  site: string,
): string {
  const policy = [
    "default-src 'none'",
    `style-src 'unsafe-inline' ${site}/assets/`,
    `font-src ${site}/assets/`,
    `img-src ${site}/api/v1/media/`,
    `base-uri ${site}`,
    "form-action 'none'",
  ].join('; ');
  const sheets = styles.map((path) => `<link rel="stylesheet" href="${site}${path}">`).join('');
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<base href="${site}/"><title>${escapeXml(title)}</title><meta name="generator" content="Lexiloom">
${sheets}
<style>${ruleText(rules)}</style><style>${whitePaper}</style>
</head><body>${html}</body></html>`;
}

/** The site's own ground is cream; a printer's is white. A screen has its height, and paper has its own. */
const whitePaper = 'html, body { background: #fff !important; min-block-size: 0 !important; }';

/** A string of CSS may hold any text; none of it ends the element that the rules stand in. */
const ruleText = (rules: string) => rules.replaceAll('</', '<\\/');
