import { type IRunOptions, TextRun, XmlComponent } from 'docx';

/** An element of WordprocessingML that `docx` has no class for. */
class Element extends XmlComponent {
  constructor(name: string, attributes: Record<string, string | number>, children: XmlComponent[]) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push({ _attr: attributes });
    this.root.push(...children);
  }
}

const value = (name: string, val: string | number) => new Element(name, { 'w:val': val }, []);

/**
 * A word with its reading above (ECMA-376 17.3.3.25). `size` is that of the word, in half-points;
 * `mark` is how the word stands out, its reading does not.
 */
export function ruby(
  { text, reading }: { text: string; reading: string },
  size: number,
  look: IRunOptions,
  mark: IRunOptions = {},
): TextRun {
  const small = Math.round(size / 2);
  return new TextRun({
    children: [
      new Element('w:ruby', {}, [
        new Element('w:rubyPr', {}, [
          value('w:rubyAlign', 'distributeSpace'),
          value('w:hps', small),
          value('w:hpsRaise', size - 2),
          value('w:hpsBaseText', size),
          value('w:lid', look.language?.eastAsia ?? look.language?.value ?? 'en'),
        ]),
        new Element('w:rt', {}, [new TextRun({ ...look, text: reading, size: small })]),
        new Element('w:rubyBase', {}, [new TextRun({ ...look, ...mark, text, size })]),
      ]),
    ],
  });
}
