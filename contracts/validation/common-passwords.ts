/**
 * Base words of the passwords that attackers try first, from published lists. Rules that require four
 * character classes lead people to passwords such as Password1!, so a base word is rejected even with digits
 * and symbols around it.
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
  afrikaans arabic aisha ahmed ali amit ananya anita anjali arjun armenia australia austria bahasa bangladesh basque
  bavaria belgium belgique berlin bogota bolivia boston brasil brazil brexit bristol british brooklyn brussels budapest
  buenosaires bulgaria cairo california cambridge camille cameroun canada cardiff carlos carolina catalan celine chelseafc
  chennai chicago chile china chinese chloe cologne colombia cristiano croatia cuba cymru cymraeg danish delhi denmark
  deutsch deutschland diego dubai dublin dutch ecuador edinburgh egypt elena elizabeth emma english espagne espana
  españa espanol español estonia ethiopia europe fatima fernando finland florence florida france francais français
  francisco francia frankfurt french gabriel geneva ghana glasgow greece greek greta gustavo hamburg hannover harvard
  havana helsinki hindi holland hollywood houston hungary iceland india indian indonesia inglés inglese iran ireland
  irish isabel istanbul italia italian italiano italy jakarta japan japanese javier jorge jose juan juliette kavita kenya
  kerala kiran kolkata korea korean krishna kumar lagos lahore latin lebanon leeds leicester leipzig lima lionel lisbon
  lisboa lithuania losangeles luca lucas lucia luis luxembourg lyon madrid malaysia manchesterunited mandarin maria marie
  marseille mateo mbappe melbourne messi mexico miami miguel milan milano mohamed mohammed montreal morocco moscow
  muhammad mumbai munich muenchen münchen nairobi naples napoli nepal netherlands newcastle neymar nigeria nikita norway
  norwegian nottingham olivia oslo oxford pablo pakistan palestine panama paris patel pedro persian peru philippines
  poland polish polska porto portugal portuguese prague pradeep pratik priya punjab quebec rahul rajesh ravi realmadrid
  riga rohit roma romania rome ronaldo rosario russia russian sandeep sanjay santiago saopaulo scotland scottish seoul
  serbia sevilla shanghai sheffield sheila shivam singapore singh slovakia sofia somalia southafrica spain spanien
  stockholm stuttgart suresh sweden swedish swiss switzerland sydney syria taiwan tamil tanzania teachme texas thailand
  tokyo toronto tottenham turin turkey turkish uganda ukraine ukrainian urdu valencia venezuela venice vienna vietnam
  vikram vienna wales warsaw washington welsh wien yusuf zagreb zurich zürich
  autumn fall qazxsw qwaszx aqwzsx wsx xsw pa pw hi x xx xxx xyz q qq z zz k`.split(/\s+/),
);

/**
 * Passwords typed along neighbouring keys. Symbols typed with Shift are first converted to the digits on
 * their keys.
 */
const walks = ['1qaz', '2wsx', '1q2w3e4r', 'q1w2e3r4', 'zaq12wsx', 'qwer1234', '1qazxsw2'];
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

/** True for any single word with a year, the second most common pattern. */
const isWordAndYear = (lower: string): boolean =>
  /^\P{L}*\p{L}+[^\p{L}\p{Nd}]*(?:19|20)\d\d[^\p{L}\p{Nd}]*$/u.test(lower) ||
  /^[^\p{L}\p{Nd}]*(?:19|20)\d\d[^\p{L}\p{Nd}]*\p{L}+[^\p{L}\p{Nd}]*$/u.test(lower);

/** True if a password is a common one, even with digits and symbols added. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const keys = [...lower].map((key) => unshifted[key] ?? key).join('');
  if (walks.some((walk) => keys.startsWith(walk))) return true;
  if (isWordAndYear(lower)) return true;
  const undressed = lower.replace(/(?<!\P{L})\P{L}+$/u, '').replace(/^[^\p{L}@$]+/u, '');
  const plain = undressed.replace(/[^\p{L}]/gu, '');
  const spelt = [...undressed].map((sign) => leet[sign] ?? sign).join('');
  const letters = spelt.replace(/[^\p{L}]/gu, '');
  return [plain, letters, letters.replaceAll('i', 'l'), `${letters}i`].some((heart) =>
    heart === '' ? true : hearts.has(heart),
  );
}
