import { renderToString } from 'preact-render-to-string';
import type { Resource } from '#contracts/resources/resource.ts';
import { createSpeaker, type Speaker, type Wordings } from '#language/wordings/speaker.ts';
import { sayIn } from '#ui/wordings/i18n.ts';
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

/** A language in which a lesson is rendered. */
interface DrawingLanguage {
  locale: string;
  /** The wordings of all messages that the page of a lesson first shows. */
  wordings: Wordings;
}

const speakers = new WeakMap<Wordings, Speaker>();

function speakerOf({ locale, wordings }: DrawingLanguage): Speaker {
  const speaker = speakers.get(wordings) ?? createSpeaker(locale, wordings);
  speakers.set(wordings, speaker);
  return speaker;
}

/** Renders a lesson for its page, in English unless a language is given. Throws if the resource is not valid. */
export function drawLesson(resource: Resource, language?: DrawingLanguage): DrawnLesson {
  return language ? sayIn(speakerOf(language), () => draw(resource)) : draw(resource);
}

function draw(resource: Resource): DrawnLesson {
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
