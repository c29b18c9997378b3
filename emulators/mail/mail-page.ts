import { escapeXml } from '#language/text/escape-xml.ts';
import type { Mail } from './mail-box.ts';

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
  article { border-block-start: 1px solid #8888; padding-block: 1rem; }
  h2 { font-size: 1.25rem; margin: 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0 0.75rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
  a { text-underline-offset: 0.2em; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** Returns the HTML page of the mail reader: all emails, newest first, with clickable links. */
export function mailPage(mails: readonly Mail[]): string {
  const list = mails.length
    ? mails.map(mailArticle).join('\n')
    : '<p>No e-mail has been sent yet. The next one will appear here automatically.</p>';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${mails.length} e-mails in the local world</title>
<style>${style}</style>
</head>
<body>
<main data-count="${mails.length}">
<h1>E-mails</h1>
<p>The e-mails Lexiloom has sent on this computer. None of them has left it.</p>
${list}
</main>
<script>
const shown = document.querySelector('main').dataset.count;
setInterval(async () => {
  const mails = await (await fetch('/mails.json')).json().catch(() => []);
  if (mails.length > shown) location.reload();
}, 2000);
</script>
</body>
</html>`;
}

function mailArticle(mail: Mail): string {
  return `<article>
<h2>${escapeXml(mail.subject)}</h2>
<dl><dt>To</dt><dd>${escapeXml(mail.to)}</dd><dt>From</dt><dd>${escapeXml(mail.from)}</dd>
<dt>Sent</dt><dd><time datetime="${escapeXml(mail.sentAt)}">${escapeXml(mail.sentAt.slice(0, 19).replace('T', ' '))} UTC</time></dd></dl>
<p>${withLinks(mail.text)}</p>
</article>`;
}

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Escapes a text for HTML and turns its URLs into links. */
export function withLinks(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: link, index } of text.matchAll(address)) {
    html += `${escapeXml(text.slice(end, index))}<a href="${escapeXml(link)}">${escapeXml(link)}</a>`;
    end = index + link.length;
  }
  return html + escapeXml(text.slice(end));
}
