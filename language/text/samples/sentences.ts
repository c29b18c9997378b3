import type { LanguageCode } from '../../languages.ts';

/**
 * Natural sentences in all 38 languages, with characters that tokenisers often handle wrongly: apostrophes,
 * quotes, digits, combining diacritics, joiners, emoji beyond the BMP. `|` separates the words of languages
 * without spaces. Tests run every rule of the text model on these sentences.
 */
export const sampleSentences: Record<LanguageCode, readonly string[]> = {
  en: [
    "Don't forget O'Brien's well-known café: it opens at 9.30 a.m.!",
    '“I’d love a cup of tea,” she said — and smiled. 🫖',
    'The students’ e-mails go to info@school.example or https://www.example.com/a?b=1.',
  ],
  fr: [
    "Aujourd'hui, l'homme qu'elle attend s'appelle Jean-Pierre.",
    'Est-ce que tu as vu « L’Étranger » à 18 h 30 ? Non, c’est trop cher : 1 000 € !',
    "Qu'est-ce qu'il y a d'intéressant jusqu'à demain, c'est-à-dire lundi ? 👩‍🏫",
  ],
  es: [
    '¿Qué tal, Íñigo? ¡Me alegro muchísimo de verte!',
    'El pingüino come 3,5 kilos de pescado cada día.',
    '—Dímelo ahora —dijo mi hermana—, que salimos a las 10:30. ☀️',
  ],
  de: [
    'Am 3. Oktober steht Frau Müller-Lüdenscheidt um 6.45 Uhr auf.',
    '„Wie geht’s dir?“, fragte der Großvater die Straßenbahnfahrerin.',
    'Das ist z.B. ein sehr schönes Fußballspiel! ⚽️',
  ],
  it: [
    "L'amica dell'uomo abita qui; dov'è la stazione?",
    "Vorrei un po' d'acqua e un'arancia, perché ho sete.",
    '«Com’è bello!», disse Gabriele D’Annunzio nel 1910. 🇮🇹',
  ],
  pt: [
    'A mãe do João não gosta de pão com açúcar.',
    'Dá-me um copo d’água, por favor: custa R$ 2,50?',
    '— Amanhã vou à praia com o meu avô — disse ela. 🏖️',
  ],
  nl: [
    "'s Ochtends drink ik twee kopjes thee met m'n zus.",
    'De foto’s van de zee-egel zijn écht mooi!',
    '“Hoe laat is het?” vroeg hij om 7:15 uur. 🚲',
  ],
  sv: [
    'Åsa äter smörgås på ön varje söndag.',
    'EU:s nya regler börjar gälla den 1 juli 2025.',
    '”Var är kaféet?” frågade min bror. ☕',
  ],
  da: [
    'Søren spiser rødgrød med fløde hver lørdag.',
    'Hvor ligger H.C. Andersens hus på Fyn?',
    '»Det koster 45,50 kr.,« sagde ekspedienten. 🇩🇰',
  ],
  nb: [
    'Jeg bor på en øy nær Ålesund.',
    'Vi så nordlyset klokka 23.15 — så vakkert!',
    '«Har du lyst på kaffe?» spurte bestemor. ☕️',
  ],
  fi: [
    'Äitini syö puuroa joka aamu kello 7.30.',
    'EU:n päätös tuli voimaan 1.1.2024.',
    '”Missä on linja-autoasema?” kysyi Väinö. 🚌',
  ],
  pl: [
    'Łódka płynie po jeziorze, a żółw śpi na brzegu.',
    'Czy masz ochotę na kawę o godzinie 16:00?',
    '„Gdzie jest biało-czerwona flaga?” — zapytała Małgosia. 🇵🇱',
  ],
  cs: [
    'Moje máma vaří každou neděli svíčkovou.',
    'Příští týden pojedeme do Českých Budějovic, že?',
    '„Kolik to stojí?“ — „Jen 49,90 Kč.“ 🍺',
  ],
  hu: [
    'Az őr űrhajóról álmodik minden éjszaka.',
    'A boltban 2 500 forintért vettem túrós süteményt.',
    '„Hová mész?” – kérdezte a nagymamám. 🧁',
  ],
  ro: [
    'Mama știe să gătească sarmale și mămăligă.',
    'Într-o zi m-am dus la București cu trenul de 8:20.',
    '„Ce-ai făcut?” întrebă fratele meu. 🚆',
  ],
  el: [
    'Καλημέρα! Πώς σε λένε; Με λένε Γιώργο.',
    'Θέλω έναν καφέ και ένα νερό· σ’ ευχαριστώ.',
    'Ο Νίκος είπε: «Σ’αγαπώ» στις 14 Φεβρουαρίου. 💌',
  ],
  ru: [
    'Моя́ ма́ма пьёт молоко́ ка́ждый день.',
    'Что-нибудь случилось? Мы встречаемся в 19:30.',
    '— Где мой ёжик? — спросила Аня. 🦔',
  ],
  uk: [
    'П’ять подруг їдять м’ясо з картоплею.',
    "Моє ім'я Оксана, а його — Ґудзь.",
    '«Скільки це коштує?» — 25,50 грн. 🇺🇦',
  ],
  tr: [
    "İstanbul'da ığdır ağacı var mı, İrem?",
    'Kardeşim her gün saat 07.45’te okula gidiyor.',
    '“Çok güzel bir şehir!” dedi öğretmenimiz. 🕌',
  ],
  ar: [
    'ذَهَبَ مُحَمَّدٌ إِلَى الْمَدْرَسَةِ صَبَاحًا.',
    'والكتابُ الجديدُ ثمنُه ٣٫٥ دينار، أليس كذلك؟',
    'الســـلام عليكم! كيف حالك يا أحمد؟ 🌙',
  ],
  he: [
    'הילדים הולכים לבית־הספר בשעה 8:00.',
    'צה"ל וד״ר כהן הגיעו לתל־אביב.',
    'שָׁלוֹם! מה שלומך, ג׳ירפה? 🦒',
  ],
  fa: [
    'من می‌خواهم کتاب‌های تازه بخرم.',
    'آیا ساعت ۸:۳۰ به خانهٔ مادربزرگ می‌روی؟',
    '«سلام!» گفت علی؛ «حالت خوب است؟» 🌷',
  ],
  ur: [
    'میں ہر روز صبح چائے پیتا ہوں۔',
    'کیا آپ کے بھائی کا نام احمد ہے؟',
    'اُس نے کہا: ’’آج ۵ بجے ملتے ہیں۔‘‘ 🫖',
  ],
  ps: [
    'زه هره ورځ ښوونځي ته ځم.',
    'ستاسو نوم څه دی؟ زما نوم زرغونه ده.',
    'هغې وويل: «نن ۳ مڼې خورم». 🍎',
  ],
  hi: ['मैं रोज़ सुबह हिंदी पढ़ता हूँ।', 'क्या आपके पास ५० रुपये हैं? जी-हाँ!', 'उसने कहा, “हम कल दिल्ली जाएँगे।” 🛕'],
  bn: ['আমি প্রতিদিন সকালে চা খাই।', 'তোমার নাম কী? আমার নাম রীতা।', 'সে বলল, “আজ ৩টা বই কিনব।” 📚'],
  pa: [
    'ਮੈਂ ਹਰ ਰੋਜ਼ ਸਵੇਰੇ ਦੁੱਧ ਪੀਂਦਾ ਹਾਂ।',
    'ਤੁਹਾਡਾ ਨਾਂ ਕੀ ਹੈ? ਮੇਰਾ ਨਾਂ ਗੁਰਪ੍ਰੀਤ ਹੈ।',
    'ਉਸ ਨੇ ਕਿਹਾ, “ਅਸੀਂ ੫ ਵਜੇ ਮਿਲਾਂਗੇ।” 🌾',
  ],
  ja: [
    '私|は|学校|へ|行かなければなりませんでした|。',
    '人々|は|「ラーメン|が|おいしい|！」|と|言いました|。🍜',
    '田中さん|は|午後|3時半|に|スーパー|で|𠮷田さん|と|会いました|。',
  ],
  zh: [
    '我|有|三|本|书|，|他|有|两|本|。',
    '“你|去|北京|大学|吗|？”|老师|问|。🐼',
    '今天|是|2024年|5月|3日|，|我|觉得|很|高兴|！',
  ],
  yue: [
    '我哋|今日|唔|想|食|飯|。',
    '佢|話|：「|你|食咗|飯|未|呀|？」🥟',
    '呢|架|車|要|50|蚊|，|好|平|㗎|！',
  ],
  ko: [
    '저는 매일 아침 학교에 갑니다.',
    '“오늘 뭐 먹을까요?” 하고 민수가 물었다.',
    '사과 3개에 5,000원이에요. 🍎',
  ],
  vi: [
    'Sinh viên học tiếng Việt ở Hà Nội.',
    'Mẹ tôi mua 2,5 cân hoà lan với giá 50.000 đồng.',
    '“Bạn có khoẻ không?” – cô giáo hỏi. 🇻🇳',
  ],
  th: [
    'ผม|ชอบ|กิน|ข้าว|มาก|ๆ',
    'คุณ|ชื่อ|อะไร|ครับ| |ผม|ชื่อ|สมชาย',
    'วันนี้|อากาศ|ร้อน| |35| |องศา| |ใช่ไหม|? 🐘',
  ],
  id: [
    'Anak-anak itu bermain sepak bola di lapangan.',
    'Harganya Rp 25.000, ya? Mahal sekali!',
    '"Selamat pagi, Bu," kata Budi pukul 06.30. 🌴',
  ],
  cy: [
    "Mae'r gath yn cysgu o dan y bwrdd.",
    '’Dw i’n hoffi mynd i’r ysgol bob dydd.',
    'Faint o’r gloch yw hi? Mae hi’n 7:45 yn Llanfair-ym-Muallt. 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  ],
  ga: [
    "D'ól m'athair cupán tae ar maidin.",
    'Tá an t-uisce an-fhuar sa Ghaeltacht.',
    'Cá bhfuil tú i do chónaí? I mBaile Átha Cliath, ó 2019. ☘️',
  ],
  mi: [
    'Kei te haere te whānau ki te moana.',
    'He aha tō ingoa? Ko Āwhina tōku ingoa.',
    'E 3 ngā kurī kei roto i te whare. 🐕',
  ],
  la: [
    'Puella rosās in hortō magnō videt.',
    'Mārcus, quī Rōmae habitat, “Salvē!” inquit.',
    'Annō DCCLIII a.C. Rōma condita est. 🏛️',
  ],
};
