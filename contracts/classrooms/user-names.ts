import { type Random, randomFrom } from '#language/random.ts';

/** Short, friendly words that suit every pupil and are easy to type on a phone. */
const first =
  `amber apple arrow aspen basil berry birch bluebell breeze brook cedar cherry cloud clover
  cobalt comet coral daisy dawn echo ember falcon fern field flint forest frost garnet ginger grove
  hazel heath heron holly honey indigo ivy jade jasper juniper kestrel lake lark laurel lemon lilac lily
  linden lotus lunar maple marble meadow mint misty moon moss nova oak ocean olive onyx opal orange
  orchid otter pearl pebble pepper pine plum poppy quartz rain raven reed ridge river robin rose rowan
  ruby saffron sage sand silver sky snow solar sorrel spark spruce star stone storm summer sunny swift
  thistle tiger topaz tulip velvet violet wave willow winter wren zephyr`.split(/\s+/);
const second =
  `badger bear bee bird bison cat crane crow deer dolphin dove duck eagle elk finch fish fox
  frog gecko goat goose gull hare hawk hedgehog horse ibex jay kite koala lamb lion lizard llama lynx
  magpie mole moose moth mouse newt orca owl panda parrot pigeon pony puffin puma quail rabbit rook seal
  shark sheep shrew sloth snail sparrow squid stag stork swan tapir toad trout turtle viper vole walrus
  wasp whale wolf wombat yak zebra`.split(/\s+/);

/**
 * Generates an anonymous user name from two words and a number, such as `river-otter-42`. Two digits allow
 * more than 700,000 names, and each additional digit ten times as many. The database rejects existing names
 * case-insensitively.
 */
function userName(random: Random, digits: number): string {
  const one = <Item>(list: readonly Item[]): Item | undefined =>
    list[Math.floor(random() * list.length)];
  const least = 10 ** (digits - 1);
  return `${one(first)}-${one(second)}-${least + Math.floor(random() * 9 * least)}`;
}

/** Returns `count` different user names generated from a seed, each with `digits` digits. */
export function userNames(count: number, seed: number, digits = 2): string[] {
  const random = randomFrom(seed);
  const names = new Set<string>();
  while (names.size < count) names.add(userName(random, digits));
  return [...names];
}
