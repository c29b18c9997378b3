import { sql } from 'drizzle-orm';
import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import type { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { storedPhrase } from '#lessons/questions/chunk/phrase-words.ts';
import type { Database } from '../client.ts';

/**
 * Inserts a new site's initial chunk words in one statement. Once an admin has added, changed or removed a
 * word, the admins own the list: words that they removed are not inserted again.
 */
export async function seedChunkWords(db: Database, words: readonly NewChunkWord[]): Promise<void> {
  const rows = words.map(({ language, phrase, rule }, at) => ({
    ...{ id: `starter-${language}-${at}`, language, rule },
    ...storedPhrase(language, phrase),
  }));
  await db.execute(sql`
    insert into chunk_words (id, language, phrase, phrase_key, head, rule)
    select id, language, phrase, key, head, rule
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, language text,
      phrase text, key text, head text, rule text)
    where not exists (select 1 from chunk_words)
      and not exists (select 1 from audit_log where action like 'chunk-words.%')
    on conflict do nothing`);
}

type Language = NewChunkWord['language'];

/**
 * The chunk words of a new site. They prevent the splits that teachers of these languages object to most.
 * Only words with one meaning in nearly every sentence are included (not "sein" and "plus").
 */
const lists: Partial<Record<Language, Partial<Record<ChunkRule, string>>>> = {
  en: {
    starts: `because, but, when, while, although, before, after, if, since, until, so that, with,
      without, during`,
    together: `a lot of, lots of, of course, at home, at first, at last, each other, as well, such as,
      in front of, next to, because of, as soon as, have to, has to, had to, going to, used to,
      would like, how many, how much, good morning, good night, thank you, every day, in order to`,
    'with-next': 'a, an, the, my, your, our, their, very, every',
    'with-previous': 'ago',
  },
  fr: {
    starts: `parce que, mais, quand, lorsque, pendant que, avant de, afin de, pour que, puisque,
      bien que, tandis que, avec, sans, chez, depuis`,
    together: `il y a, il y en a, s’il vous plaît, s’il te plaît, tout de suite, tout à coup,
      tout le monde, tous les jours, de temps en temps, à côté, en face, au milieu, au lieu de,
      à cause de, beaucoup de, un peu de, en train de, bien sûr, d’accord, ça va, n’est-ce pas,
      il faut que, avoir besoin de, ai besoin de, a besoin de`,
    'with-next': `au, aux, du, des, très, mon, ma, mes, ton, ta, tes, sa, ses, notre, nos, votre, vos,
      leur, leurs, ce, cet, cette, ces, chaque, quelques, plusieurs`,
    'with-previous': 'pas',
  },
  es: {
    starts: `porque, pero, cuando, mientras, aunque, para que, antes de, después de, desde, con, sin,
      durante`,
    together: `hay que, tengo que, tienes que, tiene que, tenemos que, tienen que, por favor,
      por supuesto, de repente, todo el mundo, todos los días, de vez en cuando, al lado, cerca de,
      lejos de, a veces, a menudo, sin embargo, por eso, por ejemplo, por la mañana, por la tarde,
      por la noche, buenos días, buenas tardes, buenas noches`,
    'with-next': `al, del, muy, mi, mis, tu, tus, su, sus, nuestro, nuestra, cada, este, esta, estos,
      estas, ese, esa, no, me, te, se, le, les, nos`,
  },
  de: {
    starts: `weil, dass, aber, wenn, obwohl, während, bevor, nachdem, sondern, ob, mit, ohne, bei,
      seit`,
    together: `zum Beispiel, es gibt, gibt es, auf jeden Fall, zu Hause, nach Hause, ein bisschen,
      ein paar, noch nicht, immer noch, vor allem, guten Morgen, guten Tag, guten Abend, gute Nacht,
      vielen Dank, wie viel, wie viele, am liebsten, ab und zu, auf einmal, jeden Tag`,
    'with-next': `am, im, ins, zum, zur, vom, beim, ans, sehr, mein, meine, meinen, meinem, meiner,
      dein, deine, deinen, seine, seinen, seinem, ihre, ihren, ihrem, unser, unsere, kein, keine,
      keinen, jeden, jede, dieser, diese, dieses, diesen, diesem`,
  },
  it: {
    starts: `perché, ma, quando, mentre, anche se, prima di, dopo, con, senza, durante, finché,
      poiché`,
    together: `per favore, per esempio, ci sono, a volte, tutti i giorni, ogni giorno, va bene,
      all’improvviso, di solito, di fronte, accanto a, vicino a, lontano da, a casa, ogni tanto,
      d’accordo, buona sera, buona notte`,
    'with-next': `al, allo, alla, ai, agli, alle, del, dello, della, dei, degli, delle, dal, dalla, nel,
      nella, nei, nelle, sul, sulla, mio, mia, miei, mie, tuo, tua, suo, sua, questo, questa, questi,
      queste, ogni, non, mi, ti, si, ci, vi`,
  },
  pt: {
    starts: 'porque, mas, quando, enquanto, embora, antes de, depois de, desde, com, sem, durante',
    together: `por favor, por exemplo, tenho que, tem que, temos que, têm que, todos os dias,
      de repente, às vezes, de vez em quando, ao lado, perto de, longe de, bom dia, boa tarde,
      boa noite, com certeza`,
    'with-next': `ao, aos, às, do, da, dos, das, no, na, nos, nas, pelo, pela, meu, minha, meus,
      minhas, seu, sua, seus, suas, este, esta, cada, não, me, te, se`,
  },
  ru: {
    starts: 'потому что, но, когда, если, хотя, чтобы, пока',
    together: `может быть, до свидания, доброе утро, добрый день, добрый вечер, всё равно, друг друга,
      каждый день, в конце концов, время от времени, на самом деле, до сих пор`,
    'with-next': `не, ни, в, во, к, ко, с, со, на, из, от, до, по, у, о, об, за, под, над, про, для,
      без, через, мой, моя, моё, мои, твой, твоя, наш, наша, очень`,
    'with-previous': 'ли, же, бы',
  },
  cy: {
    starts: 'ond, pan, achos, oherwydd, os, tra, cyn, ar ôl, gyda, heb',
    together: `os gwelwch yn dda, bore da, prynhawn da, nos da, wrth gwrs, bob dydd, o flaen, wrth ymyl,
      ar gyfer`,
    'with-next': 'yn, yr, y, ar, fy, dy, ei, ein, eich, eu',
    'with-previous': 'iawn',
  },
  ar: {
    starts: 'لأن, لكن, عندما, إذا, بعد, قبل, مع',
    together: `كل يوم, مرة أخرى, صباح الخير, مساء الخير, السلام عليكم, من فضلك, إن شاء الله,
      على سبيل المثال, بعد ذلك, بدلا من`,
    'with-next': 'في, من, إلى, على, عن, لا, لم, لن, كل, بعض, غير, قد, سوف',
  },
  ja: {
    starts: 'でも, しかし, だから, そして, それから, たとえば',
    together: `ことができます, ことができる, なければなりません, なければならない, かもしれません,
      かもしれない, たことがあります, と思います`,
    'with-previous': 'は, が, を, に, で, と, も, の, へ, から, まで, より, ね, よ, か',
  },
  zh: {
    starts: '因为, 所以, 但是, 可是, 如果, 虽然, 然后, 跟',
    together: '为什么, 怎么样, 一点儿, 的时候, 越来越, 对不起, 没关系, 不客气, 有时候',
    'with-next': '很, 太, 不, 没, 也, 都, 在, 把, 被, 每',
    'with-previous': '的, 了, 着, 吗, 呢, 吧',
  },
};

/** Every starter word with its language and its rule. */
export const starterChunkWords: readonly NewChunkWord[] = Object.entries(lists).flatMap(
  ([language, byRule]) =>
    Object.entries(byRule).flatMap(([rule, phrases]) =>
      phrases.split(',').map((phrase) => ({
        language: language as Language,
        phrase: phrase.replaceAll(/\s+/g, ' ').trim(),
        rule: rule as ChunkRule,
      })),
    ),
);
