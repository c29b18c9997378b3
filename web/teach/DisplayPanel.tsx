import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Volume2, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LessonWords } from '#contracts/resources/lesson-words.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { lineHeights, textSizes } from '#lessons/draft/display-settings.ts';
import {
  colourChoiceWords,
  formatWords,
  layoutWords,
  textSizeWords,
} from '#lessons/draft/display-words.ts';
import {
  fontStack,
  lessonColourNames,
  lessonColours,
  lessonFontNames,
  lessonFonts,
} from '#lessons/draft/fonts-and-colours.ts';
import { type FormatType, formats, formatTypes } from '#lessons/draft/format-types.ts';
import { layoutNames } from '#lessons/draft/screen-layouts.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { intlLocale } from '#ui/wordings/intl-locale.ts';
import { lessonWordsOptions } from '../app/lesson-words-options.ts';
import { Choices } from './Choices.tsx';
import { LayoutDrawing } from './LayoutDrawing.tsx';
import { chooseWords, wordsInUse } from './lesson-language.ts';
import { SizeButtons } from './SizeButtons.tsx';
import { shortcuts } from './shortcuts.ts';
import type { Display } from './use-display.ts';

interface DisplayPanelProps {
  display: Display;
  resource: Resource;
  onClose: () => void;
}

/**
 * The display settings, shown at the side of the lesson. Every choice applies immediately and is persisted.
 */
export default function DisplayPanel({ display, resource, onClose }: DisplayPanelProps) {
  const { settings, change } = display;
  const { fontSize } = settings;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={t({ message: 'Display', context: 'settings of a lesson' })}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="overlay fixed inset-y-0 end-0 z-30 w-full max-w-sm overflow-y-auto border-line border-s bg-card shadow-overlay outline-none"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-card ps-5 pe-2">
        <h2 className="py-3 text-xl">
          <Trans context="settings of a lesson">Display</Trans>
        </h2>
        <IconButton
          label={t`Close display settings`}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      </div>
      <div className="grid gap-6 p-5">
        <div className="grid gap-2">
          <Choices
            legend={t`Text size`}
            columns="grid-cols-5"
            value={fontSize}
            choices={textSizes.map(({ name, fontSize: size }) => ({
              value: size,
              label: i18n._(textSizeWords[name]),
            }))}
            onChoose={(size) => change({ fontSize: size })}
          />
          <div className="flex items-center justify-between gap-3 text-ink-2 text-sm">
            <span>
              <Trans comment="The text size at the moment">
                Now <output>{fontSize}</output>
              </Trans>
            </span>
            <SizeButtons display={display} />
          </div>
        </div>
        <Slider
          label={t`Line height`}
          min={lineHeights.least}
          max={lineHeights.most}
          step={0.1}
          value={settings.lineHeight}
          valueText={new Intl.NumberFormat(intlLocale()).format(settings.lineHeight)}
          onSlide={(value) => change({ lineHeight: Math.round(value * 10) / 10 })}
        />
        <Choices
          legend={t`Font`}
          columns="grid-cols-2"
          value={settings.fontFamily}
          choices={lessonFontNames.map((font) => ({
            value: font,
            label: lessonFonts[font].name,
            style: { fontFamily: fontStack(font) },
          }))}
          onChoose={(fontFamily) => change({ fontFamily })}
        />
        <Choices
          legend={t`Colours`}
          columns="grid-cols-4"
          value={settings.colours}
          choices={lessonColourNames.map((colours) => ({
            value: colours,
            label: i18n._(colourChoiceWords[colours]),
            picture: <ColourSample {...lessonColours[colours]} />,
          }))}
          onChoose={(colours) => change({ colours })}
        />
        <Choices
          legend={t`Screen layout`}
          columns="grid-cols-3"
          value={settings.layout}
          choices={layoutNames.map((layout) => ({
            value: layout,
            label: i18n._(layoutWords[layout]),
            picture: <LayoutDrawing layout={layout} />,
          }))}
          onChoose={display.chooseLayout}
        />
        <Choices
          legend={t`A lesson opens with`}
          columns="grid-cols-2"
          value={settings.format}
          choices={formatTypes.map((format) => ({
            value: format,
            label: i18n._(formatWords[format]),
            picture: <FormatSample format={format} />,
          }))}
          onChoose={display.chooseFormat}
        />
        <WordsChoice resource={resource} />
        <ShortcutSettings on={settings.shortcuts} onSwitch={(shortcuts) => change({ shortcuts })} />
        <Button onClick={display.restore}>
          <Trans>Restore the defaults</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The language of buttons, instructions and activities in this lesson. Choosing one loads the page again. */
function WordsChoice({ resource }: { resource: Resource }) {
  const [problem, setProblem] = useState('');
  const choices = lessonWordsOptions(resource);
  if (choices.length === 1) return null;
  const choose = (words: LessonWords) =>
    void chooseWords(resource, words).catch((error: unknown) => setProblem(messageOf(error)));
  return (
    <div>
      <Choices
        legend={t`Buttons and instructions`}
        columns="grid-cols-1"
        value={wordsInUse(resource)}
        choices={choices}
        onChoose={choose}
      />
      <p role="alert" className="mt-2 text-bad text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function ColourSample({ ground, ink }: { ground: string; ink: string }) {
  return (
    <span
      aria-hidden="true"
      className="w-full rounded-small border border-edge bg-card py-1 font-bold text-ink text-lg"
      style={ground ? { background: ground, color: ink } : undefined}
    >
      Aa
    </span>
  );
}

/** A letter T, a letter N and a loudspeaker. Each is solid if its part is shown, and pale if not. */
function FormatSample({ format }: { format: FormatType }) {
  const { target, native, audio } = formats[format];
  const off = 'opacity-25';
  return (
    <span aria-hidden="true" className="flex items-center gap-2 font-bold">
      <span className={target ? 'text-target' : off}>T</span>
      <span className={native ? 'text-native' : off}>N</span>
      <Volume2 className={audio ? 'size-4' : `size-4 ${off}`} />
    </span>
  );
}

interface ShortcutSettingsProps {
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Turns single-key shortcuts on and off, and lists what each key does. */
function ShortcutSettings({ on, onSwitch }: ShortcutSettingsProps) {
  return (
    <div className="grid gap-2">
      <Switch
        label={t`Keyboard shortcuts`}
        on={on}
        onSwitch={onSwitch}
        help={t`Single keys that work anywhere in the lesson.`}
      />
      {on && (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1.5 text-sm">
          {shortcuts.map(({ key, does }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt>
                <kbd className="inline-block min-w-7 rounded-small border border-edge bg-sunken px-1.5 py-0.5 text-center font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd className="text-ink-2">{i18n._(does)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
