/**
 * Things that an emoji shows unambiguously, by their English names, most common first. A wrong picture
 * teaches a wrong word. The list therefore omits (a) abstract words and (b) words whose usual meaning differs
 * from the picture (🏆 is not a cup of tea).
 */
const nouns = `
🍎 apple; 🍏 green apple; 🍐 pear; 🍊 orange, mandarin; 🍋 lemon; 🍌 banana; 🍉 watermelon, melon; 🍇 grape; 🍓 strawberry
🫐 blueberry, berry; 🍒 cherry; 🍑 peach; 🥭 mango; 🍍 pineapple; 🥥 coconut; 🥝 kiwi; 🍅 tomato; 🍆 aubergine, eggplant
🥑 avocado; 🥦 broccoli; 🥬 cabbage, lettuce; 🥒 cucumber; 🌶️ chilli; 🫑 green pepper, sweet pepper; 🌽 corn, maize; 🥕 carrot; 🧄 garlic
🧅 onion; 🥔 potato; 🍄 mushroom; 🥜 peanut, nut; 🫘 bean; 🍞 bread, loaf; 🥐 croissant; 🥖 baguette; 🥨 pretzel; 🧀 cheese
🥚 egg; 🥞 pancake; 🥓 bacon; 🍖 meat; 🍗 chicken leg; 🍔 burger, hamburger; 🍟 chips, fries; 🍕 pizza; 🌭 hot dog
🥪 sandwich; 🌮 taco; 🥗 salad; 🍝 spaghetti, pasta; 🍜 noodle, noodles, ramen; 🍲 stew; 🥣 soup, cereal; 🍛 curry; 🍣 sushi
🍚 rice; 🍦 ice cream; 🍩 doughnut, donut; 🍪 biscuit, cookie; 🎂 birthday cake; 🍰 cake, slice of cake; 🧁 cupcake, muffin
🥧 pie, tart; 🍫 chocolate; 🍬 sweet, candy; 🍯 honey; 🥛 milk, glass of milk; ☕ coffee; 🍵 tea; 🧃 juice; 🥤 drink, lemonade
🍷 wine; 🍺 beer; 💧 water; 🧂 salt; 🧈 butter; 🍽️ meal, dinner, lunch, plate; 🥄 spoon; 🍴 fork, cutlery; 🔪 knife; 🥢 chopsticks
🐶 dog, puppy; 🐱 cat, kitten; 🐭 mouse; 🐹 hamster; 🐰 rabbit; 🦊 fox; 🐻 bear; 🐼 panda; 🐨 koala; 🐯 tiger; 🦁 lion; 🐮 cow
🐷 pig; 🐸 frog; 🐵 monkey; 🐔 chicken, hen; 🐓 cock, rooster; 🐧 penguin; 🐦 bird; 🦆 duck; 🦅 eagle; 🦉 owl; 🦇 bat; 🐺 wolf
🐴 horse, pony; 🦄 unicorn; 🐝 bee; 🐛 caterpillar; 🦋 butterfly; 🐌 snail; 🐞 ladybird; 🐜 ant; 🕷️ spider; 🐢 turtle, tortoise
🐍 snake; 🦎 lizard; 🐙 octopus; 🦀 crab; 🐟 fish; 🐬 dolphin; 🐳 whale; 🦈 shark; 🐊 crocodile; 🐘 elephant; 🦒 giraffe; 🦓 zebra
🐪 camel; 🐑 sheep; 🐐 goat; 🦌 deer; 🦃 turkey; 🐿️ squirrel; 🦔 hedgehog; 🐾 animal, pet; 🪺 nest; 🪶 feather
🌳 tree; 🌲 forest, woods, fir; 🌴 palm tree; 🌵 cactus; 🌱 plant, seedling; 🍀 clover; 🍁 autumn; 🍃 leaf; 🌷 tulip
💐 flowers, bouquet; 🌸 flower, blossom; 🌹 rose; 🌻 sunflower; 🌾 wheat, field; ⛰️ mountain, hill; 🌋 volcano; 🏝️ island
🏖️ beach; 🏜️ desert; 🌊 sea, ocean, wave; 🏞️ river, lake, park; 🪨 stone, rock; 🌍 world, earth; 🔥 fire; ☀️ sun; 🌙 moon
⭐ star; ☁️ cloud; 🌧️ rain; ⛈️ storm, thunderstorm; ⚡ lightning; ❄️ snow, snowflake, winter; ⛄ snowman; 🌬️ wind; 🌈 rainbow
🌫️ fog; 🌅 sunrise, morning; 🌇 sunset, evening; 🌃 night; 🌡️ thermometer, temperature; 🌤️ weather
🏠 house, home; 🏡 garden; 🏢 office, block of flats, building; 🏘️ village, town; 🏙️ city; 🏫 school; 🏥 hospital; 🏦 bank
🏨 hotel; 🏪 shop, supermarket, store; 🏭 factory; 🏰 castle; 🏛️ museum; ⛪ church; 🕌 mosque; 🏟️ stadium; 🎪 circus; 🎡 fair
🎢 roller coaster; ⛲ fountain; 🌉 bridge; 🚉 station; 🚏 bus stop; ✈️ plane, aeroplane; 🛫 airport; 🚂 train; 🚇 underground, metro
🚊 tram; 🚌 bus; 🚗 car; 🚕 taxi; 🚚 lorry, truck; 🚜 tractor; 🚲 bicycle, bike; 🏍️ motorbike, motorcycle; 🛴 scooter; 🚢 ship
⛵ boat, sailing boat; 🚁 helicopter; 🚀 rocket; 🚑 ambulance; 🚒 fire engine; 🚓 police car; 🚦 traffic light, traffic lights
🛣️ road, street, motorway; 🗺️ map; 🧳 suitcase, luggage; 🎫 ticket; 🛂 passport; ⛺ tent; 🏕️ campsite, camping; 🚧 roadworks
🚪 door; 🪟 window; 🛏️ bed, bedroom; 🛋️ sofa, living room; 🪑 chair; 🚽 toilet; 🛁 bath, bathroom; 🚿 shower; 🪞 mirror
🧼 soap; 🪥 toothbrush; 🧹 broom; 🧺 basket; 🕯️ candle; 💡 lamp, light bulb; 🔑 key; 🔒 lock; 🖼️ picture, painting; 🪴 pot plant
⏰ alarm clock; 🕰️ clock; ⌚ watch; 📱 phone, mobile phone, smartphone; ☎️ telephone; 💻 laptop, computer; ⌨️ keyboard; 🖨️ printer; 📺 television, tv
📻 radio; 📷 camera; 🎥 film camera; 🎬 film, movie; 🎧 headphones; 🔋 battery; 🔌 plug; 🧊 ice; 🛒 shopping trolley; 🛍️ shopping
💰 money; 🪙 coin; 💶 euro; 💷 pound; 💵 dollar; 💳 bank card, credit card; 🎁 present, gift; 🎈 balloon; 🎉 party; 🧸 teddy, toy
🪁 kite; 🎲 dice, board game; 🧩 puzzle; ♟️ chess; 🃏 playing card; 🎮 video game; 🎨 art, paint; ✏️ pencil; 🖊️ pen; 📏 ruler; ✂️ scissors
📌 pin; 📎 paper clip; 📓 notebook, exercise book; 📕 book; 📚 books, library; 📰 newspaper; 📄 page, paper, sheet of paper; ✉️ letter, envelope
📦 parcel, box, package; 📮 postbox; 🎒 rucksack, school bag, backpack; 👜 bag, handbag; 👛 purse; 👓 glasses; 🕶️ sunglasses
☂️ umbrella; 👕 t-shirt, shirt; 👖 trousers, jeans; 👗 dress; 👚 blouse; 👔 tie; 🧥 coat, jacket; 🧣 scarf; 🧤 glove; 🧦 sock, socks
👟 trainers; 👞 shoe, shoes; 👠 high heel; 🥾 boot, boots; 👡 sandal; 👒 hat; 🧢 cap; 👑 crown; 💍 ring; 🩱 swimming costume, swimsuit
🩳 shorts; 🥋 judo, karate; ⚽ football, ball; 🏀 basketball; 🏈 american football; 🏉 rugby; 🎾 tennis; 🏐 volleyball; 🏓 table tennis; 🏸 badminton; 🏒 hockey
🏆 trophy; 🥇 medal; 🏊 swimming, swimming pool, pool, swimmer; 🎣 fishing; ⛷️ skiing; ⛸️ ice skate; 🛹 skateboard; 🥊 boxing
🎵 music, song; 🎸 guitar; 🎹 piano; 🎻 violin; 🥁 drum, drums; 🎺 trumpet; 🎷 saxophone; 🪈 flute; 🎤 microphone, singer
🎭 theatre; 👂 ear; 👃 nose; 👁️ eye; 👀 eyes; 👄 mouth; 👅 tongue; 🦷 tooth, teeth; ✋ hand; 👣 foot, feet; 🦵 leg; 💪 arm; 🧠 brain
❤️ heart; 🦴 bone; 💇 hair; 👶 baby; 👦 boy, son; 👧 girl, daughter; 👨 man; 👩 woman, lady; 👴 grandfather, grandpa, old man
👵 grandmother, grandma, old woman; 👨‍👩‍👧 family; 👫 couple; 👭 friends; 👩‍🏫 teacher; 🧑‍🎓 pupil, student; 👩‍⚕️ doctor, nurse; 👮 police officer, policeman
👩‍🚒 firefighter; 👩‍🍳 cook, chef; 👩‍🌾 farmer; 👷 builder; 🧑‍🔧 mechanic; 👩‍✈️ pilot; 👩‍🚀 astronaut; 🧑‍🎨 artist, painter; 🤴 prince; 👸 princess, queen
👻 ghost; 🤖 robot; 👽 alien; 🐉 dragon; 💊 medicine, pill; 🩹 plaster; 🤒 fever; 🗑️ bin, rubbish; ♻️ recycling; 🪜 ladder, stairs
🔨 hammer; 🪚 saw; 🔭 telescope; 🔬 microscope; 🧲 magnet; 🪣 bucket; 🚩 flag; 🔔 bell; 🗝️ old key; 🛶 canoe; 🧭 compass; 🔦 torch
🎄 christmas tree; 🎃 pumpkin; 🪔 oil lamp; 🏮 lantern; 🎆 fireworks; 👰 bride; 💒 wedding; 📅 calendar, date; 🍼 baby bottle; 🫖 teapot
🥏 frisbee; 🏡 cottage; 🛖 hut; 🌁 skyline; 🪵 log, wood; 🌰 chestnut; 🍂 leaves; 🐣 chick; 🦢 swan; 🦜 parrot; 🦩 flamingo; 🦭 seal; 🐠 tropical fish`;

const verbs = `
🍽️ eat, have lunch, have dinner; 🥤 drink; 😴 sleep, fall asleep; 🏃 run; 🚶 walk, go for a walk; 🏊 swim; 💃 dance; 🎤 sing; 📖 read
✍️ write; 🎨 paint, draw; 👂 listen, hear; 👀 see, look, watch, look at; 🗣️ speak, talk, say; 😂 laugh; 😢 cry; 😊 smile
🤔 think; 🍳 cook; 🧑‍🍳 bake; 🧹 clean, sweep, tidy; 🧼 wash; 🚿 shower; 🛒 shop, buy; 💳 pay; 🚗 drive; 🚴 cycle, ride a bike; ✈️ fly, travel
🧗 climb; 🤸 jump, do gymnastics; ⚽ play football; 🎣 fish; 📞 call, phone, ring; 💬 chat; 📷 photograph; 🎁 give; 👏 clap
✂️ cut; 🔨 build, repair; 🚪 open, close; 🪑 sit, sit down; 🧍 stand, stand up; ⏰ wake up, get up; 👋 greet, wave; 🤗 hug; 😘 kiss
🌱 plant; 🧳 pack; 🏋️ train, lift; 🔍 search, look for, find; 🎉 celebrate; 🙏 thank, pray; 🐎 ride; ⛷️ ski; 📚 study, learn; 👩‍🏫 teach`;

/** An emoji with its English words. */
export interface EmojiEntry {
  emoji: string;
  words: string[];
  verb: boolean;
}

const read = (lines: string, verb: boolean): EmojiEntry[] =>
  lines
    .trim()
    .split(/[;\n]/u)
    .map((entry) => {
      const [emoji = '', ...words] = entry.trim().split(' ');
      return { emoji, words: words.join(' ').split(', '), verb };
    });

/** All emoji of the list. */
export const emojiEntries: readonly EmojiEntry[] = [...read(nouns, false), ...read(verbs, true)];

const byWord = new Map<string, string>();
for (const { emoji, words, verb } of emojiEntries) {
  for (const word of words) {
    const key = `${verb ? 'v' : 'n'} ${word}`;
    if (!byWord.has(key)) byWord.set(key, emoji);
  }
}

/** Normalises an English meaning to the list's form: without article, `to`, brackets and capitals. */
const plain = (english: string): string =>
  english
    .toLowerCase()
    .replace(/\(.*?(\)|$)/gmu, (found, end: string) => (end ? ' ' : found))
    .trim()
    .replace(/^(?:the|a|an|some|to|my|his|her) /u, '');

/** Returns the words that this English plural could be the plural of. */
function singulars(word: string): string[] {
  if (/ies$/u.test(word)) return [word.replace(/ies$/u, 'y')];
  if (/(?:oes|[sxz]es|[cs]hes)$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/u.test(word)) return [word.slice(0, -1)];
  const odd: Record<string, string> = {
    mice: 'mouse',
    men: 'man',
    women: 'woman',
    children: 'child',
  };
  return odd[word] ? [odd[word]] : [];
}

/**
 * Returns the emoji for an English meaning such as "the apples" or "to swim"; undefined if there is no emoji
 * for it. If the text lists several meanings (separated by comma, slash or semicolon), uses the first meaning
 * that has an emoji.
 */
export function emojiOf(english: string, verb: boolean): string | undefined {
  for (const meaning of english.split(/[,;/]/u)) {
    const word = plain(meaning);
    for (const form of [word, ...(verb ? [] : singulars(word))]) {
      const found = byWord.get(`${verb ? 'v' : 'n'} ${form}`);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns emoji whose English words start with the typed text, best match first; at most `most`. */
export function findEmoji(typed: string, most: number): EmojiEntry[] {
  const word = plain(typed);
  if (word === '') return [];
  const exact = emojiEntries.filter(({ words }) => words.includes(word));
  const begun = emojiEntries.filter(
    (entry) => !exact.includes(entry) && entry.words.some((one) => one.startsWith(word)),
  );
  return [...exact, ...begun].slice(0, most);
}
