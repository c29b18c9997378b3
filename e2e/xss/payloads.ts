/** Prefixes that close the surrounding context, such as an attribute, a comment or an element. */
const breakouts = ['', '">', "'>", '-->', '</title>', '</textarea>', '</script>', ']]>'];

/**
 * Elements that run a script or load something automatically. The attribute `x-in` identifies an injected
 * element.
 */
const elements = [
  '<script x-in>alert(1)</script>',
  '<img src=x onerror=alert(1) x-in>',
  '<svg/onload=alert(1) x-in>',
  '<ScRiPt x-in>alert(1)</sCrIpT>',
  '<img\tsrc=x\tonerror=alert(1)\tx-in>',
  '<iframe src=javascript:alert(1) x-in>',
  '<iframe srcdoc="<script>alert(1)</script>" x-in>',
  '<object data=javascript:alert(1) x-in>',
  '<embed src=javascript:alert(1) x-in>',
  '<video x-in><source onerror=alert(1)>',
  '<audio src=x onerror=alert(1) x-in>',
  '<details open ontoggle=alert(1) x-in>',
  '<input autofocus onfocus=alert(1) x-in>',
  '<a href=javascript:alert(1) x-in>x</a>',
  '<form action=javascript:alert(1) x-in>',
  '<base href=https://evil.example/ x-in>',
  '<link rel=stylesheet href=data:, x-in>',
  '<style x-in>*{display:none}</style>',
  '<math href=javascript:alert(1) x-in>x',
  '<svg x-in><animate onbegin=alert(1) />',
  '<body onpageshow=alert(1) x-in>',
];

/** Payloads other than plain elements: attributes, Markdown, templates, and encoded or disguised variants. */
const others = [
  '" onmouseover=alert(1) x-in="',
  "' onfocus=alert(1) autofocus x-in='",
  '` onclick=alert(1) x-in=`',
  'x-in onpointerenter=alert(1)',
  '[x-in](javascript:alert(1))',
  '[x-in](JaVaScRiPt:alert(1))',
  '[x-in](java\tscript:alert(1))',
  '[x-in](data:text/html,<script>alert(1)</script>)',
  '[x-in](vbscript:alert(1))',
  '![x-in](x"onerror="alert(1))',
  '![x-in](javascript:alert(1))',
  '<javascript:alert(1)> x-in',
  '[x-in]: javascript:alert(1)',
  '**<img src=x onerror=alert(1) x-in>**',
  '`<script x-in>alert(1)</script>`',
  '# <svg onload=alert(1) x-in>',
  '{{constructor.constructor("alert(1)")()}} x-in',
  ['$', '{alert(1)} x-in'].join(''),
  '<%= alert(1) %> x-in',
  '&lt;script x-in&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1) x-in&#62;',
  '\\u003cscript x-in\\u003ealert(1)\\u003c/script\\u003e',
  '%3Cscript x-in%3Ealert(1)%3C/script%3E',
  '＜script x-in＞alert(1)＜/script＞',
  '\u202e<script x-in>alert(1)</script>',
  'javascript:alert(1)//x-in',
  'javascript:/*--></title></style>*/alert(1)//x-in',
  '<<script x-in>alert(1)//<</script>',
  '<scr<script x-in>ipt>alert(1)</script>',
  '<img src=`x` onerror=alert(1) x-in',
  '<p style=background:url(javascript:alert(1)) x-in>',
  '=cmd|calc!A1 x-in',
];

/** About two hundred texts that would run scripts in a page that does not escape them (reliability S9). */
export const payloads: readonly string[] = [
  ...breakouts.flatMap((start) => elements.map((element) => start + element)),
  ...others,
];
