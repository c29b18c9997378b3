import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { MarkingPreset } from './marking-item.ts';

const mark = (
  language: string,
  answer: string,
  typed: string,
  preset: MarkingPreset = 'standard',
) => checkAnswer({ language, answers: [answer], preset }, typed);

describe('other forms of the same word', () => {
  test.each([
    ['de', 'die Mutter', 'die Mütter'],
    ['de', 'die Mütter', 'die Mutter'],
    ['de', 'die Tochter', 'die Töchter'],
    ['de', 'die Großmutter', 'die Großmütter'],
    ['de', 'der Vater', 'die Väter'],
    ['de', 'der Vater', 'die Vaeter'],
    ['de', 'die Väter', 'der Vater'],
    ['de', 'die Äpfel', 'die Apfel'],
    ['de', 'der Kindergarten', 'die Kindergärten'],
    ['de', 'das Kind', 'die Kinder'],
    ['de', 'der Hund', 'die Hunde'],
    ['de', 'ein Hund', 'Hunde'],
    ['de', 'das Haus', 'die Häuser'],
    ['de', 'meine Mutter ist da', 'meine Mütter ist da'],
    ['de', 'könnte', 'konnte'],
    ['ro', 'un băiat', 'băieți'],
    ['fr', 'le chat', 'les chats'],
    ['fr', 'un chat', 'des chats'],
    ['fr', 'le cheval', 'les chevaux'],
    ['fr', 'le chat', 'la chatte'],
    ['fr', 'J’ai treize ans', 'J’ai treize an'],
    ['fr', 'nous mangeons', 'nous manger'],
    ['es', 'el libro', 'los libros'],
    ['es', 'la mano', 'las manos'],
    ['es', 'el gato', 'la gata'],
    ['es', 'el actor', 'la actriz'],
    ['es', 'mi hermana', 'mis hermanas'],
    ['it', 'il libro', 'i libri'],
    ['it', 'il pane', 'i pani'],
    ['en', 'he doesn’t play', 'he don’t play'],
    ['it', 'lo zaino', 'gli zaini'],
    ['it', 'il gatto', 'la gatta'],
    ['it', 'il dito', 'le dita'],
    ['pt', 'o livro', 'os livros'],
    ['pt', 'o pão', 'os pães'],
    ['pt', 'o avô', 'os avós'],
    ['nl', 'het huis', 'de huizen'],
    ['nl', 'de huizen', 'het huis'],
    ['sv', 'ett äpple', 'äpplen'],
    ['sv', 'en bok', 'böcker'],
    ['da', 'en bog', 'bøger'],
    ['nb', 'en mann', 'menn'],
    ['en', 'an apple', 'apples'],
    ['pl', 'pies', 'psy'],
    ['el', 'το παιδί', 'τα παιδιά'],
    ['ja', '食べる', '食べます'],
    ['ja', '行きます', '行きました'],
    ['ja', '飲む', '飲んだ'],
    ['ja', '高い', '高かった'],
    ['ja', '私は学生です', '私は学生でした'],
  ])(
    '%s: for %s, gives half marks for %s because it is another form of the word',
    (language, answer, typed) => {
      const marked = mark(language, answer, typed);
      expect([marked.score, marked.reasons]).toEqual([0.5, ['form']]);
      expect(mark(language, answer, typed, 'exact').score).toBe(0);
    },
  );

  test.each([
    ['de', 'das Haus', 'der Haus'],
    ['nl', 'het huis', 'de huis'],
    ['sv', 'ett hus', 'en hus'],
    ['fr', 'la fleur', 'le fleur'],
    ['es', 'la mano', 'el mano'],
  ])(
    '%s: reports gender as the reason if the noun is the same (%s, %s)',
    (language, answer, typed) => {
      expect(mark(language, answer, typed).reasons).toEqual(['gender']);
    },
  );
});

describe('a different word', () => {
  test.each([
    ['fr', 'la mer', 'la mère'],
    ['fr', 'la salle', 'sale'],
    ['fr', 'le point', 'la pointe'],
    ['fr', 'le marin', 'la marine'],
    ['fr', 'le port', 'la porte'],
    ['fr', 'la poire', 'le poivre'],
    ['fr', 'le manteau', 'le marteau'],
    ['fr', 'la leçon', 'la façon'],
    ['es', 'el suelo', 'la suela'],
    ['es', 'el punto', 'la punta'],
    ['es', 'el libro', 'la libra'],
    ['es', 'los libros', 'las libras'],
    ['es', 'el cuento', 'la cuenta'],
    ['es', 'el caballo', 'el cabello'],
    ['es', 'el queso', 'el hueso'],
    ['it', 'il collo', 'la colla'],
    ['it', 'la cucina', 'la cugina'],
    ['it', 'la piazza', 'la pizza'],
    ['pt', 'a orelha', 'a ovelha'],
    ['pt', 'o joelho', 'o coelho'],
    ['de', 'die Tasche', 'die Tasse'],
    ['de', 'der Keller', 'der Teller'],
    ['de', 'weiß', 'heiß'],
    ['en', 'the kitchen', 'the chicken'],
    ['en', 'the month', 'the mouth'],
    ['en', 'the beach', 'the beech'],
    ['de', 'wen', 'wenn'],
    ['fr', 'la grand-mère', 'le grand-père'],
    ['es', 'el libro', 'libre'],
  ])('%s: for %s, rejects the different word %s', (language, answer, typed) => {
    for (const preset of ['relaxed', 'standard'] as const) {
      const marked = mark(language, answer, typed, preset);
      expect([marked.score, marked.reasons[0]]).toEqual([0, 'other-word']);
    }
  });

  test.each([
    ['es', 'el brazo', 'el braso', 'typo'],
    ['es', 'la foto', 'la fota', 'typo'],
    ['es', 'yo cuento', 'yo cuenta', 'form'],
    ['pt', 'eu gosto', 'eu gosta', 'form'],
    ['fr', 'la fin', 'la fine', 'typo'],
    ['fr', 'la sœur', 'la soeur', 'variant'],
    ['ar', 'مدرسة', 'مدرسه', 'variant'],
    ['de', 'das Wasser', 'das Wasse', 'typo'],
    ['de', 'die Wahl', 'die Wahlen', 'form'],
    ['en', 'the glass', 'the glasses', 'form'],
  ])('%s: for %s, does not treat %s as a different word: %s', (language, answer, typed, reason) => {
    const marked = mark(language, answer, typed);
    expect(marked.score).toBeGreaterThanOrEqual(0.5);
    expect(marked.reasons[0]).toBe(reason);
  });
});

describe('a missing accent', () => {
  test.each([
    ['de', 'schön', 'schon', 'Das ist schön.'],
    ['de', 'zählen', 'zahlen', 'Wir zählen bis zehn.'],
    ['de', 'drücken', 'drucken', 'Bitte die Taste drücken.'],
    ['es', 'sí', 'si', 'Sí, me gusta.'],
    ['es', 'tú', 'tu', 'Tú eres alto.'],
    ['es', 'papá', 'papa', 'Mi papá es alto.'],
    ['es', 'él', 'el', 'Él vive aquí.'],
    ['es', 'té', 'te', 'Quiero un té, por favor.'],
    ['fr', 'où', 'ou', 'Où est la gare ?'],
    ['fr', 'là', 'la', 'Il est là.'],
    ['fr', 'sûr', 'sur', 'Bien sûr'],
    ['fr', 'dû', 'du', 'J’ai dû partir.'],
    ['fr', 'à', 'a', 'Je vais à Paris.'],
    ['it', 'è', 'e', 'Maria è italiana.'],
    ['it', 'sì', 'si', 'Sì, grazie.'],
    ['it', 'papà', 'papa', 'Il mio papà è alto.'],
    ['it', 'là', 'la', 'La casa è là.'],
    ['pt', 'é', 'e', 'Ele é alto.'],
    ['pt', 'está', 'esta', 'Ela está em casa.'],
    ['pt', 'nós', 'nos', 'Nós vivemos aqui.'],
    ['el', 'πού', 'που', 'Πού είναι το βιβλίο;'],
    ['cy', 'môr', 'mor', 'Mae’r môr yn las.'],
    ['ga', 'féar', 'fear', 'Tá an féar glas.'],
    ['nl', 'één', 'een', 'Ik heb één broer.'],
    ['hu', 'kór', 'kor', 'Ez egy kór.'],
    ['cs', 'být', 'byt', 'Chci být doma.'],
  ])('%s: for %s, rejects %s alone but accepts it in "%s"', (language, answer, typed, sentence) => {
    const inside = sentence
      .normalize('NFC')
      .replace(new RegExp(`(?<!\\p{L})${answer}(?!\\p{L})`, 'iu'), typed);
    expect(inside).not.toBe(sentence);
    for (const preset of ['relaxed', 'standard'] as const) {
      expect(mark(language, answer, typed, preset).score).toBe(0);
      expect(mark(language, sentence, inside, preset).score).toBe(1);
    }
  });

  test.each([
    ['fr', 'la pêche', 'la peche'],
    ['fr', 'le marché', 'le marche'],
    ['fr', 'été', 'ete'],
    ['es', 'el lápiz', 'el lapiz'],
    ['es', 'inglés', 'ingles'],
    ['it', 'la città', 'la citta'],
    ['pt', 'o coração', 'o coracao'],
    ['de', 'das Mädchen', 'das Madchen'],
    ['de', 'fünf', 'funf'],
    ['ga', 'fáilte', 'failte'],
    ['hu', 'kávé', 'kave'],
  ])('%s: for %s, accepts %s', (language, answer, typed) => {
    expect(mark(language, answer, typed).score).toBe(1);
    expect(mark(language, answer, typed, 'relaxed').score).toBe(1);
  });

  test.each([
    ['es', 'el año', 'el ano'],
    ['es', 'mañana', 'manana'],
    ['pl', 'łódka', 'lodka'],
  ])(
    '%s: rejects a different letter in place of the right one (%s, %s)',
    (language, answer, typed) => {
      expect(mark(language, answer, typed).score).toBe(0);
    },
  );
});

test.each([
  ['en', 'Wednesday', 'wensday'],
  ['fr', 'le garçon', 'le garsson'],
  ['es', 'la mesa', 'la messa'],
  ['ru', 'молоко', 'малако'],
])('%s: reports a badly misspelt word as misspelt (%s, %s)', (language, answer, typed) => {
  const marked = mark(language, answer, typed);
  expect([marked.score, marked.reasons]).toEqual([0, ['misspelt']]);
});

test.each([
  ['de', 'Ich heiße Anna', 'Mein Name ist Anna', 'different'],
  ['fr', 'je voudrais un café', 'je voudrais café', 'missing-article'],
  ['de', 'Ich bin müde', 'Ich bin sehr müde', 'extra-word'],
])(
  '%s: for %s, if the pupil types %s, reports a missing or extra word only if the other words match',
  (language, answer, typed, reason) => {
    expect(mark(language, answer, typed).reasons).toEqual([reason]);
  },
);

test.each([
  ['食べる', '食べない'],
  ['行きます', '行きません'],
  ['はい', 'はく'],
  ['私は学生です', '私は先生です'],
])('Japanese: for %s, rejects %s', (answer, typed) => {
  expect(mark('ja', answer, typed).score).toBe(0);
});

test.each([
  ['zh', '学生', '學生'],
  ['zh', '我喜欢猫', '我喜歡貓'],
  ['yue', '多謝', '多谢'],
])('%s: for %s, accepts the variant %s except in Exact', (language, answer, typed) => {
  const marked = mark(language, answer, typed);
  expect([marked.score, marked.reasons]).toEqual([1, ['variant']]);
  expect(mark(language, answer, typed, 'exact').score).toBe(0);
  expect(mark(language, '买', '卖').score).toBe(0);
});

test.each([
  ['fr', 'le petit-déjeuner', 'petit déjeuner', ['spacing', 'missing-article']],
  ['fr', 'les grands-parents', 'les grand parents', ['spacing', 'form']],
  ['en', 'well-known', 'well konwn', ['spacing', 'typo']],
  ['fr', 'le petit-déjeuner', 'le petit chien', ['different']],
])(
  '%s: reports other mistakes when a space is typed for a hyphen (%s, %s)',
  (language, answer, typed, reasons) => {
    expect(mark(language, answer, typed).reasons).toEqual(reasons);
  },
);
