import { expect, test } from 'vitest';
import { applyWords } from './apply-words.ts';
import { buildSentence } from './build-sentence.ts';
import { matchVocabulary } from './match-vocabulary.ts';
import type { Text } from './text.ts';
import { wordTokens } from './word-tokens.ts';

/** Returns the matches in one sentence, each as "item: words". Lemmas are optional. */
function matches(
  target: string,
  line: string,
  vocabulary: readonly string[],
  lemmas: Readonly<Record<string, string>> = {},
): string[] {
  const languages = { target, native: 'en' };
  const built = buildSentence('s1', ['', line, 'Hello.'], languages);
  const marks = wordTokens(built.target).map(({ id, text }) => ({ id, lemma: lemmas[text] }));
  const sentence = { ...built, target: applyWords(built.target, marks) };
  const text: Text = { ...languages, sentences: [sentence] };
  const words = new Map(sentence.target.tokens.map((token) => [token.id, token.text]));
  return matchVocabulary(
    text,
    vocabulary.map((item) => ({ target: item })),
  ).map(({ item, tokenIds }) => `${item}: ${tokenIds.map((id) => words.get(id)).join(' ')}`);
}

test.each([
  [
    'fr',
    'Les chats mangent.',
    ['le chat', 'manger'],
    { chats: 'chat', mangent: 'manger' },
    ['0: chats', '1: mangent'],
  ],
  ['fr', 'Je fais du vélo.', ['faire du vélo'], { fais: 'faire' }, ['0: fais du vélo']],
  ['fr', 'Je me lave.', ['se laver'], { lave: 'laver' }, ['0: lave']],
  ['fr', 'L’école est là.', ["l'école"], {}, ['0: école']],
  [
    'fr',
    'La pomme de terre et la pomme.',
    ['la pomme', 'la pomme de terre'],
    {},
    ['1: pomme de terre', '0: pomme'],
  ],
  ['fr', 'Elle est belle.', ['beau / belle (adj.)'], {}, ['0: belle']],
  ['de', 'Der Hund sieht die Hunde.', ['der Hund'], { Hunde: 'der Hund' }, ['0: Hund', '0: Hunde']],
  ['en', 'She takes a photo.', ['to take a photo'], { takes: 'take' }, ['0: takes a photo']],
  ['ar', 'قرأتُ الكِتابَ.', ['كتاب'], {}, ['0: الكِتابَ']],
  ['tr', 'IŞIK var.', ['ışık'], {}, ['0: IŞIK']],
  [
    'ja',
    '私|は|新しい|車|を|買いました|。',
    ['買う', '新しい車'],
    { 買いました: '買う' },
    ['1: 新しい 車', '0: 買いました'],
  ],
  ['zh', '我|想|喝|绿|茶|。', ['绿茶'], {}, ['0: 绿 茶']],
  ['fr', 'Il pleut.', ['la neige', '', ' / ', '()'], {}, []],
  // A reflexive verb whose pronoun is in the list, in the lemma, in both or in neither
  [
    'es',
    'Me levanto, me ducho y me voy.',
    ['levantarse', 'duchar', 'irse'],
    { levanto: 'levantar', ducho: 'ducharse', voy: 'ir' },
    ['0: levanto', '1: ducho', '2: voy'],
  ],
  [
    'it',
    'Mi alzo e mi vesto.',
    ['alzarsi', 'vestirsi'],
    { alzo: 'alzare', vesto: 'vestirsi' },
    ['0: alzo', '1: vesto'],
  ],
  [
    'pt',
    'Eu deito-me e lavo.',
    ['deitar-se', 'lavar-se'],
    { 'deito-me': 'deitar', lavo: 'lavar-se' },
    ['0: deito-me', '1: lavo'],
  ],
  // If a verb and its reflexive form are both on the list, each of them is matched separately
  [
    'es',
    'Esta noche va a quedarse en casa.',
    ['quedar', 'quedarse'],
    { quedarse: 'quedarse' },
    ['1: quedarse'],
  ],
  ['es', 'Va a quedarse.', ['quedar'], {}, ['0: quedarse']],
  ['es', 'Quedamos a las dos.', ['quedarse', 'quedar'], { Quedamos: 'quedar' }, ['1: Quedamos']],
  [
    'it',
    'Si alza e alza la mano.',
    ['alzare', 'alzarsi'],
    { alza: 'alzarsi' },
    ['1: alza', '1: alza'],
  ],
  ['pt', 'Vai deitar-se.', ['deitar', 'deitar-se'], { 'deitar-se': 'deitar-se' }, ['1: deitar-se']],
  [
    'es',
    'Me levanto temprano.',
    ['temprano', 'levantarse temprano'],
    { levanto: 'levantar' },
    ['1: levanto temprano'],
  ],
  ['it', 'Ci siamo persi.', ['le pere'], { persi: 'perdersi' }, []],
  ['it', 'Ci siamo persi e leggo versi.', ['le pere', 'vere'], {}, []],
  ['it', 'Sono storie vere.', ['i versi'], { vere: 'vero' }, []],
  ['fr', 'Je m’appelle Léa.', ["s'appeler"], { appelle: "s'appeler" }, ['0: appelle']],
  [
    'fr',
    'Aujourd’hui, il pleut.',
    ["aujourd'hui"],
    { 'Aujourd’hui': "aujourd'hui" },
    ['0: Aujourd’hui'],
  ],
  // Spellings that only word lists use, not texts
  [
    'ru',
    'Я читаю книгу.',
    ['чита́ть', 'кни́га'],
    { читаю: 'читать', книгу: 'книга' },
    ['0: читаю', '1: книгу'],
  ],
  ['fr', 'Ma sœur aime l’œuf.', ['la soeur', "l'oeuf"], {}, ['0: sœur', '1: œuf']],
  ['ja', '犬|が|いる|。', ['犬／いぬ'], {}, ['0: 犬']],
  // A する verb, recognised by its spelling if the token has no lemma or only the noun’s lemma
  [
    'ja',
    '電話して|、|料理|しました|。|勉強します|。',
    ['勉強する', '料理する', '電話する'],
    { 勉強します: '勉強' },
    ['2: 電話して', '1: 料理 しました', '0: 勉強します'],
  ],
  ['ja', '勉強|が|好き|で|、|料理|も|した|。', ['勉強する', '料理する'], { した: 'する' }, []],
  ['ja', '勉強します|。|話しました|。', ['勉強', '話'], {}, []],
  ['ja', 'また|来ました|。', ['来る'], { 来ました: '来る' }, ['0: 来ました']],
  // Shorthand: articles, endings and slashes are not part of the searched words
  [
    'fr',
    'Le matin, le dentiste arrive et le patient attend.',
    ['le/la dentiste'],
    {},
    ['0: dentiste'],
  ],
  [
    'es',
    'Voy a la playa con el perro y la profesora.',
    ['el/la profesor/a'],
    { profesora: 'profesor' },
    ['0: profesora'],
  ],
  ['es', 'Voy a casa a las tres.', ['alto, -a', 'guapo/-a', 'simpático/a'], {}, []],
  [
    'de',
    'Der Mann trifft die Angestellte in der Stadt.',
    ['der/die Angestellte', 'der Lehrer/in'],
    {},
    ['0: Angestellte'],
  ],
  ['de', 'Der Hund und die Katze.', ['der/die/das'], {}, ['0: Der', '0: die']],
  ['es', 'La actriz y el actor.', ['el/la actor/actriz'], {}, ['0: actriz', '0: actor']],
  ['zh', '我|想|买|一|本|书|。', ['买；购买', '书，本子'], {}, ['0: 买', '1: 书']],
  // (a) Two complete wordings, each matched separately; (b) an ending followed by more words, which match
  // together
  [
    'fr',
    'La poste est loin du bureau de poste.',
    ['la poste/le bureau de poste'],
    {},
    ['0: poste', '0: bureau de poste'],
  ],
  ['it', 'Il cane dorme, i cani giocano.', ['il cane/i cani'], {}, ['0: cane', '0: cani']],
  [
    'es',
    'Mi hermano mayor va a pie.',
    ['hermano/a mayor', 'en coche/a pie'],
    {},
    ['0: hermano mayor', '1: a pie'],
  ],
] as const)('%s: matches the vocabulary in “%s”', (target, line, vocabulary, lemmas, expected) => {
  expect(matches(target, line, vocabulary, lemmas)).toEqual(expected);
});
