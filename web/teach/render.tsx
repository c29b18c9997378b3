import { renderToString } from 'preact-render-to-string';
import type { Resource } from '#contracts/resources/resource.ts';
import { fontSheets } from '../app/fonts/use-fonts.ts';
import { escapedLess } from './adopt-drawn.ts';
import { LessonPage } from './LessonPage.tsx';

/** A lesson as its page first shows it to a visitor who has chosen nothing. */
export interface DrawnLesson {
  html: string;
  /**
   * The style attributes as rules: the content security policy allows a style element by its hash, but no style
   * attribute.
   */
  style: string;
  /** The addresses of the style sheets of the fonts that the text needs. */
  fonts: string[];
}

/** Renders a lesson for its page. Throws if the resource is not valid. */
export function drawLesson(resource: Resource): DrawnLesson {
  const rules: string[] = [];
  const html = renderToString(<LessonPage carried={resource} adopted />).replaceAll(
    / style="([^"]*)"/g,
    (_, escaped: string) => {
      const style = escaped
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&');
      rules.push(`[data-style="${rules.length}"]{${style.replaceAll('<', escapedLess)}}`);
      return ` data-style="${rules.length - 1}"`;
    },
  );
  const { target, native } = resource.text;
  return { html, style: rules.join(''), fonts: fontSheets([target, native]) };
}
