/** A control as a screen reader announces it. */
export interface SpokenControl {
  role: string;
  name: string;
  /** The target of a link. */
  url: string;
  /** The parts of the page that a screen reader announces before the control, outermost first. */
  region: string;
}

const controls = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'],
  ...['checkbox', 'radio', 'switch', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox'],
]);

/** The roles that tell a screen reader user where on the page a control is. */
const regions = new Set([
  ...['banner', 'navigation', 'main', 'region', 'complementary', 'contentinfo', 'form', 'search'],
  ...['dialog', 'alertdialog', 'group', 'radiogroup', 'article', 'figure', 'tabpanel'],
  ...['toolbar', 'menu', 'tablist'],
]);

/** Roles of elements that are named by their content, such as cells. Their position distinguishes them. */
const places = new Set(['row', 'cell', 'gridcell', 'paragraph']);

const line = /^( *)- '?(\/url|[a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** Returns the controls of a page from Playwright's snapshot of the accessibility tree. */
export function spokenControls(snapshot: string): SpokenControl[] {
  const found: SpokenControl[] = [];
  const around: { depth: number; said: string }[] = [];
  for (const [number, text] of snapshot.split('\n').entries()) {
    const [, indent = '', role = '', quoted, rest = ''] = line.exec(text) ?? [];
    const depth = indent.length;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    if (role === '/url') {
      const link = found.at(-1);
      if (link) link.url = rest.replace(/^: /, '');
      continue;
    }
    const name = quoted?.replaceAll(/\\(.)/g, '$1') ?? '';
    if (controls.has(role)) {
      found.push({ role, name, url: '', region: around.map(({ said }) => said).join(' > ') });
    }
    const said = places.has(role) || name === '' ? `${role} of line ${number}` : `${role} ${name}`;
    const isNamedList = role === 'list' && name !== '';
    if (places.has(role) || regions.has(role) || isNamedList) around.push({ depth, said });
  }
  return found;
}
