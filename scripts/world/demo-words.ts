import type { PageLanguage } from '#contracts/content/page.ts';

/** The texts that the demo teacher has written, in one language. */
export interface DemoWords {
  /** The names of the tasks, by the part of the lesson that they are made from. */
  tasks: Readonly<Record<string, string>>;
  /** The name of the second homework on a lesson. `{title}` stands for that of the lesson. */
  practice: string;
  /** The instructions for a homework in French. */
  instructions: string;
}

/** A teacher writes names and instructions in the language of the class, so the demo teacher does too. */
export const demoWords: Readonly<Record<PageLanguage, DemoWords>> = {
  en: {
    tasks: {
      'gap-fill': 'Fill the gaps',
      chunk: 'Put the chunks in order',
      vocab: 'Match the words',
      comprehension: 'Answer the questions',
      'word-class': 'Find the words',
      openEndedRes: 'Write your opinion',
      'word-search-meaning': 'Search the grid',
    },
    practice: '{title}: practice',
    instructions:
      'Read the text once more before you start.\nType the accents: é, è, ê and ç have their own keys.\n\nIf you get stuck, leave the question and come back to it. Bon courage !',
  },
  es: {
    tasks: {
      'gap-fill': 'Completa los huecos',
      chunk: 'Ordena los fragmentos',
      vocab: 'Relaciona las palabras',
      comprehension: 'Responde a las preguntas',
      'word-class': 'Busca las palabras',
      openEndedRes: 'Escribe tu opinión',
      'word-search-meaning': 'Busca en la sopa de letras',
    },
    practice: '{title}: repaso',
    instructions:
      'Lee el texto otra vez antes de empezar.\nEscribe los acentos: é, è, ê y ç tienen sus propias teclas.\n\nSi te atascas, deja la pregunta y vuelve a ella más tarde. Bon courage !',
  },
  fr: {
    tasks: {
      'gap-fill': 'Complète le texte à trous',
      chunk: 'Remets les morceaux dans l’ordre',
      vocab: 'Relie les mots',
      comprehension: 'Réponds aux questions',
      'word-class': 'Trouve les mots',
      openEndedRes: 'Donne ton avis',
      'word-search-meaning': 'Mots mêlés',
    },
    practice: '{title} : entraînement',
    instructions:
      'Relis le texte avant de commencer.\nÉcris les accents : é, è, ê et ç ont leurs propres touches.\n\nSi tu bloques, passe à la question suivante et reviens plus tard. Bon courage !',
  },
  de: {
    tasks: {
      'gap-fill': 'Ergänze die Lücken',
      chunk: 'Ordne die Bausteine',
      vocab: 'Ordne die Wörter zu',
      comprehension: 'Beantworte die Fragen',
      'word-class': 'Finde die Wörter',
      openEndedRes: 'Schreibe deine Meinung',
      'word-search-meaning': 'Suche im Wortgitter',
    },
    practice: '{title}: Übung',
    instructions:
      'Lies den Text noch einmal, bevor du anfängst.\nSchreibe die Akzente: é, è, ê und ç haben eigene Tasten.\n\nWenn du nicht weiterkommst, lass die Frage aus und komm später zurück. Bon courage !',
  },
  it: {
    tasks: {
      'gap-fill': 'Completa gli spazi',
      chunk: 'Riordina i pezzi di frase',
      vocab: 'Abbina le parole',
      comprehension: 'Rispondi alle domande',
      'word-class': 'Trova le parole',
      openEndedRes: 'Scrivi la tua opinione',
      'word-search-meaning': 'Cerca nella griglia',
    },
    practice: '{title}: esercizi',
    instructions:
      'Rileggi il testo prima di iniziare.\nScrivi gli accenti: é, è, ê e ç hanno tasti propri.\n\nSe ti blocchi, lascia la domanda e tornaci dopo. Bon courage !',
  },
  'pt-BR': {
    tasks: {
      'gap-fill': 'Complete as lacunas',
      chunk: 'Coloque os trechos em ordem',
      vocab: 'Relacione as palavras',
      comprehension: 'Responda às perguntas',
      'word-class': 'Encontre as palavras',
      openEndedRes: 'Escreva sua opinião',
      'word-search-meaning': 'Procure no caça-palavras',
    },
    practice: '{title}: prática',
    instructions:
      'Leia o texto mais uma vez antes de começar.\nDigite os acentos: é, è, ê e ç têm teclas próprias.\n\nSe você travar, pule a pergunta e volte a ela depois. Bon courage !',
  },
  pl: {
    tasks: {
      'gap-fill': 'Uzupełnij luki',
      chunk: 'Ułóż fragmenty w kolejności',
      vocab: 'Połącz słowa',
      comprehension: 'Odpowiedz na pytania',
      'word-class': 'Znajdź słowa',
      openEndedRes: 'Napisz, co o tym myślisz',
      'word-search-meaning': 'Szukaj w wykreślance',
    },
    practice: '{title}: ćwiczenia',
    instructions:
      'Przeczytaj tekst jeszcze raz, zanim zaczniesz.\nWpisuj akcenty: é, è, ê i ç mają własne klawisze.\n\nJeśli utkniesz, zostaw pytanie i wróć do niego później. Bon courage !',
  },
  ar: {
    tasks: {
      'gap-fill': 'املأ الفراغات',
      chunk: 'رتّب المقاطع',
      vocab: 'صِل الكلمات',
      comprehension: 'أجب عن الأسئلة',
      'word-class': 'ابحث عن الكلمات',
      openEndedRes: 'اكتب رأيك',
      'word-search-meaning': 'ابحث في الشبكة',
    },
    practice: '{title}: تدريب',
    instructions:
      'اقرأ النص مرة أخرى قبل أن تبدأ.\nاكتب علامات النطق: للحروف é وè وê وç مفاتيح خاصة.\n\nإذا توقفت عند سؤال فاتركه وعُد إليه لاحقًا. Bon courage !',
  },
  hi: {
    tasks: {
      'gap-fill': 'खाली जगहें भरो',
      chunk: 'वाक्यांशों को क्रम में लगाओ',
      vocab: 'शब्द मिलाओ',
      comprehension: 'प्रश्नों के उत्तर दो',
      'word-class': 'शब्द ढूँढो',
      openEndedRes: 'अपनी राय लिखो',
      'word-search-meaning': 'जाल में शब्द ढूँढो',
    },
    practice: '{title}: अभ्यास',
    instructions:
      'शुरू करने से पहले पाठ एक बार फिर पढ़ो।\nचिह्न भी लिखो: é, è, ê और ç के लिए अलग कुंजियाँ हैं।\n\nकहीं अटक जाओ तो प्रश्न छोड़कर बाद में लौट आओ। Bon courage !',
  },
  ja: {
    tasks: {
      'gap-fill': '空所をうめよう',
      chunk: '正しい順番に並べよう',
      vocab: '単語を組み合わせよう',
      comprehension: '質問に答えよう',
      'word-class': '単語を見つけよう',
      openEndedRes: '自分の意見を書こう',
      'word-search-meaning': '文字の中からさがそう',
    },
    practice: '{title}：練習',
    instructions:
      '始める前に、本文をもう一度読みましょう。\nアクセント記号も入力します。é、è、ê、çには専用のキーがあります。\n\nわからないときは、とばしてあとで戻りましょう。Bon courage !',
  },
};
