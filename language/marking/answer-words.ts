/** A language's function words, grouped by their effect when an answer to a question is marked. */
export interface AnswerWords {
  /**
   * Words that do not make an answer right or wrong: pronouns, forms of "to be" and "to have", "and",
   * "because". Folded to lower case. Articles are in `articles.ts`.
   */
  neutral: string;
  /** Matches a folded word that negates a sentence: "not", "never", "nobody", "without". */
  negation: RegExp;
}

/**
 * The languages for which marks can be proposed by rule. In scripts without spaces, `negation` is searched in
 * the whole answer. It may match too often (不 in 对不起); then no mark is proposed.
 */
export const answerWords: Record<string, AnswerWords> = {
  en: {
    neutral:
      'he she it they we you i him her them us me his their its my your our is are was were be been am s re m has have had because that there this so well and',
    negation:
      /^(?:no|not|none|nor|neither|never|nobody|nothing|nowhere|without|hardly|cannot|(?:do|does|did|is|are|was|were|has|have|had|can|could|would|should|must|need|might)n['t]*t|(?:wo|ca|sha)n'?t)$/,
  },
  fr: {
    neutral:
      'il elle ils elles on je j tu nous vous me m te t se s lui leur son sa ses leurs mon ma mes ton ta tes notre votre c ce est sont était étaient a ont avait avaient parce que qu car puisque y et',
    negation:
      /^(?:ne|n|pas|plus|jamais|rien|personne|aucune?|nulle?|ni|non|sans|guère|excepté|sauf)$/,
  },
  es: {
    neutral:
      'él ella ellos ellas yo tú usted ustedes nosotros se le les lo me te su sus mi mis tu tus es son era eran está están estaba estaban ha han porque que y e',
    negation: /^(?:no|nunca|jamás|nada|nadie|ningun[ao]?s?|ningún|ni|sin|tampoco|excepto|salvo)$/,
  },
  de: {
    neutral:
      'er sie es ich du wir ihr ihm ihn ihnen sich seine sein seinen seinem seiner ihre ihren ihrem ihrer mein meine dein deine ist sind war waren hat haben hatte hatten weil denn da dass und',
    negation:
      /^(?:nicht|nichts|nie|niemals|niemand(?:em|en)?|kein(?:e[mnrs]?)?|nein|ohne|weder|noch|nirgends|außer|ausser)$/,
  },
  it: {
    neutral:
      'lui lei loro egli ella essi io tu noi voi si gli le suo sua suoi sue mio mia tuo tua è sono era erano ha hanno aveva perché che e ed',
    negation: /^(?:non|no|mai|niente|nulla|nessun[oa]?|né|senza|neanche|nemmeno|neppure|tranne)$/,
  },
  pt: {
    neutral:
      'ele ela eles elas eu tu você vocês nós se lhe lhes seu sua seus suas meu minha é são era eram está estão estava tem têm tinha porque que e',
    negation: /^(?:não|nunca|jamais|nada|ninguém|nenhuma?s?|nem|sem|exceto|salvo)$/,
  },
  nl: {
    neutral:
      'hij zij ze ik jij je u wij we hem haar hen hun zich zijn is was waren heeft hebben had hadden omdat want dat er en',
    negation: /^(?:niet|niets|niks|nooit|niemand|geen|nee|neen|zonder|noch|nergens|behalve)$/,
  },
  cy: {
    neutral:
      'e ef hi fo nhw ni chi ti fi i mae maen yw ydy oedd roedd roedden achos oherwydd yn n ei eu a ac',
    negation: /^(?:na|nac|nad|nage|ddim|dim|ni|nid|nad|neb|heb|byth|erioed|dydy|dyw|doedd|does)$/,
  },
  ru: {
    neutral:
      'он она оно они я ты мы вы его ее их ему ей им себя свой своя свое свои был была было были это потому что так как и',
    negation: /^(?:не|нет|ни|без|нельзя|кроме|ни(?:когда|кто|кого|кому|что|чего|где|куда|как).*)$/,
  },
  pl: {
    neutral:
      'on ona ono oni one ja ty my wy jego jej ich mu im się swój swoja swoje jest są był była było byli były bo ponieważ że to i',
    negation: /^(?:nie.*|nigdy|nikt|nikogo|nic|niczego|żad.*|bez|ani|oprócz)$/,
  },
  ar: {
    neutral: 'هو هي هم هن هما أنا أنت نحن كان كانت كانوا لأن لأنه لأنها لأنهم إن أن قد و',
    negation: /^[وف]?(?:لا|لم|لن|ليس.*|لست.*|لسنا|لسن|ما|غير|بدون|دون|كلا|إلا|الا|سوى)$/u,
  },
  ja: {
    neutral:
      'は が を の です でした だ だった ます ました か ね よ も から ので 彼 彼女 それ その と',
    negation: /ない|なく|なかっ|なけれ|ません|ませぬ|ずに|いいえ|いえ|[無不未非]|なし|以外/u,
  },
  zh: {
    neutral: '他 她 它 他们 她们 我 你 我们 你们 的 是 了 因为 因為 所以 很 就 和',
    negation: /[不没沒别別未无無非否勿莫]|除了/u,
  },
};
