import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Volume2, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { isArticleOf, matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import { wordClassNames } from '#language/text/word-class-names.ts';
import type { EditWord, WordChange } from '#lessons/activities/activity-view.tsx';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { http, mediaAddress } from '../app/http/http.ts';
import { signedIn } from './signed-in.ts';
import { WordForm } from './WordForm.tsx';
import { elementOf } from './WordLookup.tsx';

interface WordCardProps {
  material: LessonMaterial;
  sentence: Sentence;
  token: Token;
  editWord: EditWord | undefined;
  onClose: () => void;
}

/**
 * The annotations of a word, shown next to it. The owner can edit them; other teachers can suggest changes.
 */
export default function WordCard(props: WordCardProps) {
  const { material, sentence, token, editWord, onClose } = props;
  const { target, native } = material.text;
  const layer = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const [thanks, setThanks] = useState('');
  // Place the card on every render, because the text under it may have grown or moved.
  useLayoutEffect(() => {
    const word = elementOf(token.id);
    if (word && layer.current && card.current) placeCard(layer.current, card.current, word);
  });
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), []);

  const close = () => {
    onClose();
    elementOf(token.id)?.focus();
  };
  const send = async (change: WordChange) => {
    if (editWord) await editWord(sentence.id, 'target', token.id, change);
    else await suggestWord(material.resourceId, sentence.id, token.id, change);
    setThanks(editWord ? t`Saved.` : t`Thank you. Your suggestion has been sent.`);
    setChanging(false);
    card.current?.focus();
  };
  const clip = wordClip(material, token);
  const mayChange = editWord !== undefined || signedIn()?.teaches === true;
  return (
    <div ref={layer} className="pointer-events-none absolute inset-0 z-10">
      <div
        ref={card}
        data-card=""
        role="dialog"
        aria-label={t`Word: ${{ word: token.text }}`}
        tabIndex={-1}
        className="overlay pointer-events-auto absolute grid w-80 max-w-full gap-3 rounded-card border border-line bg-raised p-4 text-base text-ink shadow-overlay outline-none"
      >
        <div className="-me-2 -mt-2 flex items-center gap-1">
          <p className="min-w-0 flex-1 text-2xl wrap-anywhere">
            <Bdi language={target} className="font-bold font-text text-target">
              {token.text}
            </Bdi>
          </p>
          {clip && (
            <IconButton
              label={t`Hear this word`}
              icon={<Volume2 aria-hidden="true" className="size-5" />}
              onClick={() => void new Audio(mediaAddress(clip)).play().catch(() => undefined)}
            />
          )}
          <IconButton
            label={t`Close`}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={close}
          />
        </div>
        {changing ? (
          <WordForm
            token={token}
            target={target}
            native={native}
            action={editWord ? t`Save this word` : t`Send suggestion`}
            onSend={send}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <>
            <Facts token={token} target={target} native={native} />
            <p role="status" className="text-ok text-sm empty:hidden">
              {thanks}
            </p>
            {mayChange && (
              <Button size="small" className="justify-self-start" onClick={() => setChanging(true)}>
                {editWord ? t`Edit` : t`Suggest a correction`}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Facts({ token, target, native }: { token: Token; target: string; native: string }) {
  const { pos, lemma, gloss, reading, roman } = token;
  const other = lemma && lemma.toLowerCase() !== token.text.toLowerCase() ? lemma : undefined;
  if (!pos && !lemma && !gloss && !reading && !roman) {
    return (
      <p className="text-ink-2">
        <Trans>There is nothing about this word yet.</Trans>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {reading && reading !== token.text && reading !== roman && (
        <p className="text-lg">
          <span className="sr-only">
            <Trans>Reading:</Trans>{' '}
          </span>
          <Bdi language={target} className="font-text text-ink-2">
            {reading}
          </Bdi>
        </p>
      )}
      {roman && (
        <p className="text-lg">
          <span className="sr-only">
            <Trans>In Latin letters:</Trans>{' '}
          </span>
          <bdi lang={`${languageOf(target).locale}-Latn`} dir="ltr" className="text-ink-2">
            {roman}
          </bdi>
        </p>
      )}
      {gloss && (
        <p className="text-lg">
          <span className="sr-only">
            <Trans>Meaning:</Trans>{' '}
          </span>
          <Bdi language={native} className="text-native">
            {gloss}
          </Bdi>
        </p>
      )}
      <p className="text-ink-2 text-sm">
        {pos && i18n._(wordClassNames[pos])}
        {pos && other && ' · '}
        {other && (
          <Trans comment="other: the dictionary form of a word, for example “go” for “went”">
            from{' '}
            <Bdi language={target} className="font-text font-semibold text-ink">
              {other}
            </Bdi>
          </Trans>
        )}
      </p>
    </div>
  );
}

function Bdi(props: { language: string; className: string; children: string }) {
  const { locale, direction, script } = languageOf(props.language);
  // Pinyin and jyutping run left to right in Latin letters, even if the characters that they transcribe do
  // not.
  const latin = script !== 'Latn' && /^[\p{sc=Latin}\p{M}\p{N}\p{P}\s]+$/u.test(props.children);
  return (
    <bdi
      lang={latin ? `${locale}-Latn` : locale}
      dir={latin ? 'ltr' : direction}
      className={props.className}
    >
      {props.children}
    </bdi>
  );
}

/**
 * Sends the admins a suggested correction of a word; the lesson does not change. If this fails, rejects with
 * the reason.
 */
async function suggestWord(
  resourceId: string,
  sentenceId: string,
  tokenId: string,
  change: WordChange,
): Promise<void> {
  await http.post('/v1/dictionary/suggestions', {
    resourceId,
    sentenceId,
    side: 'target',
    tokenId,
    ...change,
  });
}

const gap = 8;

/**
 * Places the card below its word, or above the word if the card fits only there. If it fits in neither place,
 * it covers the word, so that its last button is visible. The card never extends beyond the sides of the
 * layer.
 */
function placeCard(layer: HTMLElement, card: HTMLElement, word: HTMLElement): void {
  const around = layer.getBoundingClientRect();
  const box = word.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const seen = (layer.closest('section') ?? layer).getBoundingClientRect();
  const above = box.top - seen.top;
  const fitsBelow = seen.bottom - box.bottom >= height + gap;
  const fitsAbove = above >= height + gap;
  const lowest = Math.max(seen.top + gap, seen.bottom - height - gap);
  const below = fitsBelow || fitsAbove ? box.bottom + gap : Math.min(box.bottom + gap, lowest);
  const top = fitsAbove && !fitsBelow ? box.top - height - gap : below;
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, around.left), around.right - width);
  card.style.insetBlockStart = `${top - around.top}px`;
  card.style.insetInlineStart = `${Math.max(0, left - around.left)}px`;
}

/**
 * The key of the audio clip of this word's vocabulary entry; undefined if there is no clip. The entry may
 * include an article or a shorthand ("la maison", "grand/e"), and the text may contain another form of the
 * word.
 */
export function wordClip(material: LessonMaterial, token: Token): string | undefined {
  const { text, vocabulary, speech } = material;
  const spoken = vocabulary.filter(({ id }) => speech.clips[id]);
  const sentences = text.sentences.filter(({ target }) =>
    target.tokens.some(({ id }) => id === token.id),
  );
  const match = matchVocabulary({ ...text, sentences }, spoken).find(
    // Skip entries with several words, because their clip does not fit a single word.
    ({ tokenIds: [first, ...rest] }) => first === token.id && rest.length === 0,
  );
  // Older lists stored the entry `le chien` at the token of its article. Do not use such an entry for the
  // article alone, because the clip contains more than the article.
  const isOne = (entry: string) =>
    entry.split(/\s+/).filter((word) => !isArticleOf(text.target, word, entry)).length === 1;
  const own = spoken.find(
    ({ target, tokenId }) =>
      tokenId === token.id && isOne(target) && !isArticleOf(text.target, token.text, target),
  );
  const item = own ?? (match && spoken[match.item]);
  return item && speech.clips[item.id]?.key;
}
