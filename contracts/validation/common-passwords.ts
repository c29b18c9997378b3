/**
 * The words that stand at the heart of the passwords tried first in published lists. A policy of four
 * classes turns them into Password1! and the like, so it is the heart that is refused, not a spelling.
 */
const hearts = new Set(
  `a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcabc abcxyz access admin administrator alex alexander alexis amanda america
  andrea andrew angel angela angels anna anthony apple april arsenal ashley asdf asdfasdf asdfg asdfgh asdfghj
  asdfghjkl asdfjkl asshole august austin azerty azertyuiop babygirl bailey banana barcelona baseball basketball
  batman beautiful bonjour brandon buster butterfly casper celtic changeit changeme charlie chelsea cheese chester
  chicken chocolate christmas classroom coffee college computer cookie corvette cowboy crystal dallas daniel david
  december default demo diamond dolphin dragon eagles england enter everton facebook family fcbarcelona
  february ferrari flower football forever france freedom friday friend friends fuckyou fuckme george german germany
  ginger google guest guitar hallo hannah happy harley harrypotter heather hello hellohello helloworld hockey homework
  hunter iloveme iloveu iloveyou internet jackson jaguar james january jasmine jennifer jesus jessica jonathan jordan
  joshua july june jupiter justin killer king kitty lakers language lauren learning lesson letmein lexiloom liverpool
  login london lovely love loveme loveyou maggie magic manchester march marina martin marvin master matrix matthew
  maverick melissa mercedes merlin metallica michael michelle mickey minecraft monday money monika monkey monster
  morgan mother motdepasse mustang mynoob nathan naruto newpass newpassword newyork nicole ninja november october
  oliver orange pass passer passme passpass passphrase passw password passwort passwd patrick peanut pepper phoenix
  player please pokemon prince princess public pupil purple qaz qazwsx qazwsxedc qwe qweasd qweasdzxc qweqwe qwer qwert qwerty
  qwertyqwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzuiop qwqw rachel rainbow ranger rangers robert
  root samantha samsung saturday scooter school schule secret september shadow silver slipknot snoopy soccer soleil spanish
  spiderman spring start startrek starwars student sunday sunflower sunshine summer super superman superstar
  teacher teachers temp tennis test tester testing testtest thomas thunder thursday tigger tiger tinkerbell trustno
  tuesday unlock user username victoria wachtwoord wednesday welcome whatever william willkommen winner winter
  wizard wordpass yankees yellow zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm contraseña bienvenido bienvenue benvenuto
  autumn fall qazxsw qwaszx aqwzsx wsx xsw pa pw hi x xx xxx xyz q qq z zz k`.split(/\s+/),
);

/** Rows of keys walked with a finger; Shift on a digit gives the sign beside it. */
const walks = ['1qaz2wsx', '2wsx3edc', '1q2w3e4r', 'q1w2e3r4', 'zaq12wsx', 'qwer1234', '1qazxsw2'];
const unshifted: Record<string, string> = { '!': '1', '@': '2', '#': '3', $: '4', '%': '5' };

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether a password is one of those that are tried first, however it is dressed with digits and signs. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const keys = [...lower].map((key) => unshifted[key] ?? key).join('');
  if (walks.some((walk) => keys.startsWith(walk))) return true;
  const undressed = lower.replace(/(?<!\P{L})\P{L}+$/u, '').replace(/^[^\p{L}@$]+/u, '');
  const plain = undressed.replace(/[^\p{L}]/gu, '');
  const spelt = [...undressed].map((sign) => leet[sign] ?? sign).join('');
  const letters = spelt.replace(/[^\p{L}]/gu, '');
  return [plain, letters, letters.replaceAll('i', 'l'), `${letters}i`].some((heart) =>
    heart === '' ? true : hearts.has(heart),
  );
}
