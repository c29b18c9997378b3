import type { SceneId } from './scene-text.ts';

/** The topic of a scene, for all languages. */
export interface Topic {
  /** Beginnings of words, in many languages and in lower case, that a teacher might use for the topic. */
  words: string;
  tense: 'present' | 'past' | 'future';
  /** One entry per vocabulary item: a letter of `codeOfPartOfSpeech` and an emoji (`-` if none fits). */
  vocab: string;
}

/**
 * Used to match topics, for the class of each vocabulary item, and for its picture; the lists follow the
 * order of the English `vocab`.
 */
export const topics: Record<SceneId, Topic> = {
  school: {
    words:
      'school schule école ecole collège lycée escuela colegio instituto scuola escola lesson cours unterricht clase classroom subject fächer matière asignatura materia homework devoirs hausaufgaben deberes routine alltag daily morning teacher test exam مدرس 学校 school school ysgol школ урок 学校 授業 上学',
    tense: 'present',
    vocab:
      'N🏫 N🌅 N🥐 N👦 N📝 N🔔 N🏛️ N👩‍🏫 N🧑‍🎓 N🤸 N🍎 N💧 N🌤️ N📄 N💬 N🚏 N📘 N🍽️ A🧩 A😴 V🚶 V⏳',
  },
  town: {
    words:
      'town city village home house flat apartment neighbour street move live ville appartement maison quartier habiter stadt wohnung wohnen umzug ciudad pueblo casa piso barrio vivir città quartiere cidade bairro tref dref город квартир مدين بيت 町 家 街 城 住',
    tense: 'present',
    vocab: 'N🏘️ N⛰️ N🏠 N🛗 N🏢 N🛏️ N🏞️ N🌉 N🥖 N🛣️ N📚 N🌳 N🌲 N🦆 N🖼️ N🏊 N🚉 N👋 N🍞 A🤫 A🌷 V🔑',
  },
  cafe: {
    words:
      'café cafe restaurant order drink food eat cake manger boire gâteau commander essen trinken kuchen bestellen comer beber pedir comida bar mangiare bere cibo bebida caffi bwyd еда кафе مقهى طعام 喫茶 カフェ 食 咖啡 吃 喝 cinq waiter bill',
    tense: 'present',
    vocab: 'N☕ N🍽️ N🪟 N🤵 N🍫 N🍊 N🍰 N🧩 N👵 N📰 N🐕 N👧 N☕ N🥛 N💧 N🎵 N🕐 N🧾 A🙏 A♨️ V📋 V💶',
  },
  sport: {
    words:
      'sport health healthy fit exercise football swim run sleep body santé sain forme natation courir gesund gesundheit schwimmen laufen salud deporte nadar correr salute nuoto saúde esporte desporto iechyd chwaraeon здоров رياض صح 運動 スポーツ 健康 体育',
    tense: 'present',
    vocab: 'N👥 N🏋️ N🍌 N🏊 N🌲 N👨 N👩 N👪 N📅 N🚴 N🥕 N🐟 N📱 N🛋️ N🌙 N❤️ N🔁 D🔂 A💯 V🏃 V😴 V⚽',
  },
  market: {
    words:
      'market shop shopping buy vegetable fruit price money marché courses acheter légume markt einkauf kaufen gemüse mercado compra comprar verdura mercato spesa feira marchnad siopa рынок магазин покуп سوق شراء 市場 買 市场 购物 weekend saturday',
    tense: 'present',
    vocab: 'N🛒 N👩 N🧺 N⛲ N☀️ N🍅 N🧅 N🥚 N🍯 N🧀 N⛰️ N🍞 N🎻 N🎸 N🪙 N🎶 N🌸 N🍓 N🍎 A💰 A🥬 V🛍️',
  },
  birthday: {
    words:
      'birthday family party celebrat grandm present gift cake anniversaire famille fête cadeau geburtstag familie feier geschenk cumpleaños familia fiesta regalo compleanno famiglia festa aniversário família pen-blwydd teulu parti день рожд семь праздн عيد عائل 誕生日 家族 パーティ 生日 家庭 festival',
    tense: 'past',
    vocab:
      'N🎂 N👵 N👪 N🏡 N🍋 N👧 N👨 N🍾 N🧃 N🧒 N🌻 N🎈 N🪑 N🙋 N🎁 N📷 N🎹 N🎉 N😂 A🌟 V🥳 V💃',
  },
  phone: {
    words:
      'phone mobile lost found stranger help kind station train téléphone perdu aider gare handy verloren helfen bahnhof móvil teléfono perdido ayudar estación telefono perso aiutare telefone perdido ajudar ffôn ar goll телефон потер помо هاتف 電話 助 手机 帮助 mystery story adventure',
    tense: 'past',
    vocab: 'N📱 N🗓️ N🪑 N🚉 N🚆 N🙋‍♀️ N🛤️ N👩 N🔤 N🌆 N🕰️ N😊 N📦 N🍫 N👩‍⚕️ N🧳 N🔢 A😌 A🏅 D🐢 V🔍 V🤝',
  },
  holiday: {
    words:
      'holiday vacation travel trip sea beach summer hotel tourism vacances voyage mer plage été urlaub ferien reise meer strand sommer vacaciones viaje mar playa verano vacanze viaggio mare spiaggia estate férias viagem praia verão gwyliau môr traeth haf отпуск каникул море путеш عطل سفر بحر 休 旅行 海 夏 度假',
    tense: 'past',
    vocab: 'N☀️ N🗓️ N🌊 N👪 N🚆 N🏨 N🛏️ N🌇 N🪴 N🏖️ N⛱️ N🏰 N⛰️ N🌄 N📷 N⚓ N👦 N🏝️ N⛺ N🌦️ V🧳 V🏊',
  },
  film: {
    words:
      'film movie cinema music song concert friend evening free time hobby leisure plan cinéma musique chanson soirée loisir kino musik lied freizeit freund cine película música canción ocio amig tempo libero cinema filme lazer sinema cerddor cân фильм кино музык друз فيلم موسيقى صديق 映画 音楽 友 电影 音乐 朋友 media',
    tense: 'future',
    vocab:
      'N🎬 N🌆 N🧑‍🤝‍🧑 N🏠 N🎭 N🍿 N🍋 N🥗 N🍕 N📖 N👧 N🤖 N🎵 N🌻 N🎸 N🎶 N🎤 N🏟️ A😄 V👉 V🎙️ V👂',
  },
  nature: {
    words:
      'nature environment climate recycl plastic planet tree green energy environnement climat recyclage arbre umwelt natur klima recycling baum medio ambiente naturaleza clima reciclar ambiente natura riciclo meio ambiente natureza amgylchedd natur природ эколог بيئ طبيع 環境 自然 环境 大自然 future',
    tense: 'future',
    vocab: 'N🌿 N📅 N👥 N🗑️ N🏞️ N🌳 N🪧 N🥤 N🚲 N🍼 N🥕 N👩‍🔬 N🐝 N📝 N📰 N💡 N🧤 N🌍 N🪐 A❗ V🌱 V🛡️',
  },
  cat: {
    words:
      'cat animal pet want chat animaux vouloir katze tier wollen gato mascota animal querer gatto volere cath anifail кошк кот живот قط حيوان 猫 動物 动物 宠物',
    tense: 'present',
    vocab: 'N🐈 N🐟 N🥛 N🍞 N💧 N🛏️ N⚽ N🚪 N🌻 N🍳 N🪑 A😋 A😀 V🙏 V😴 V🎾',
  },
  house: {
    words:
      'house room home furniture there describe maison pièce chambre haus zimmer wohnung casa habitación cuarto stanza tŷ ystafell дом комнат بيت غرف 家 部屋 房 strange colour',
    tense: 'present',
    vocab: 'N🛣️ N🏠 N🌳 N🐦 N🚪 N🛋️ N⛵ N🐈 N🍳 N🪑 N☕ N✉️ N🛏️ N🛌 N🦆 A🌀',
  },
  family: {
    words:
      'family like hobby free time friend mother father famille aimer familie mögen hobby familia gustar famiglia piacere família gostar teulu hoffi семь люб عائل حب 家族 好き 家庭 喜欢',
    tense: 'present',
    vocab: 'N👪 N🐾 N👨 N👩 N🐕 N🎵 N📚 N🌆 N👦 N🌳 N👵 N👴 N☀️ N❄️ V❤️ V💃',
  },
};
