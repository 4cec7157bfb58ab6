import type { ConcernCategory } from "#understanding.ts";

/** Words of which each group must be there, in whatever order: what no phrase foresees. */
export type TogetherRule = { category: ConcernCategory; all: readonly RegExp[]; not?: RegExp };

const grownUp =
  /\b(?:dads?|daddys?|mums?|moms?|mummys?|mommys?|father|mother|parents?|step ?(?:dad|mum|mom|father|mother|brother)|uncle|aunt|auntie|grandpa|grandad|grandma|granny|babysitter|nanny|teacher|coach|trainer|priest|boyfriend|girlfriend|husband|wife|neighbou?r|lodger|brothers friend|cousin)\b/;
const stranger =
  /\b(?:stranger|strangers|a man|the man|this man|some man|a guy|this guy|some guy|old man|older (?:boy|man|guy)|weird (?:man|guy)|online friend|friend online|internet friend|someone|somebody|he|she|they)\b/;
const peers =
  /\b(?:kids?|children|boys?|girls?|class ?mates?|bull(?:y|ies)|pupils?|students?|they|everyone|everybody|the others|people|my class|in class|at school)\b/;
const me = /\b(?:me|my|mine|myself|us)\b/;
const self = /\b(?:i|i am|me|my|myself)\b/;
const relative =
  /\b(?:i|me|my|he|she|him|her|mum|mom|dad|brother|sister|baby|grandma|grandpa|granny|friend)\b/;

export const togetherRules: readonly TogetherRule[] = [
  {
    category: "crisis",
    all: [
      /\b(?:hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|strangl(?:e|ing)|poison(?:ing)?) (?:my|your|one) ?self\b/,
    ],
  },
  {
    category: "crisis",
    all: [
      self,
      /\b(?:cut|cutting|burn|burned|burnt|burning|scratch(?:ed|ing)?|hurt|hurting|hit|hitting|bit|biting|scars?|blade|razor)\b/,
      /\b(?:on purpose|because i (?:deserve|hate|am sad|feel)|to feel (?:better|something)|arms?|wrists?|thighs?)\b/,
    ],
    not: /\b(?:by accident|fell|falling|football|oven|stove|bike|bicycle|cat|dog|iron|film|story)\b/,
  },
  {
    category: "abuse",
    all: [
      grownUp,
      /\b(?:hit|hits|punch(?:ed|es)?|slap(?:s|ped)?|beat|beats|kick(?:s|ed)?|hurt|hurts|chok(?:es|ed)|strangl(?:es|ed)|burn(?:s|ed|t)?|belt|stick|bruises?|threw|throws|smash(?:es|ed)|scream(?:s|ed|ing)? at|drunk|locked|locks|starves?)\b/,
      /\b(?:me|us|my (?:mum|mom|mother|dad|brother|sister|face|arm|head|back|hair)|bruises?)\b/,
    ],
    not: /\b(?:at (?:chess|cards|tennis|uno|snap|games?|football)|ball|snowball|pillow|party|game|play|song|record|by accident|race)\b/,
  },
  {
    category: "abuse",
    all: [
      /\b(?:dad|daddy|stepdad|uncle|cousin|boyfriend|brother|teacher|coach|grandpa|grandad|babysitter|neighbou?r|man|he|she|somebody|someone)\b/,
      /\b(?:in|into|to|on|under) my (?:bed|bath|shower|pants|trousers|clothes|shirt|pyjamas)\b/,
      /\b(?:comes?|came|gets?|got|climbs?|puts?|lies|lay|touch(?:es)?|watches|looks|reaches|kisses)\b/,
    ],
    not: /\b(?:tuck|tucks|read|reads|story|stories|cat|dog|monster|teddy|turns?)\b/,
  },
  {
    category: "grooming",
    all: [
      stranger,
      /\b(?:photos?|pictures?|pics?|selfies?|videos?|camera|naked|without clothes|undress|underwear|bath|webcam)\b/,
      /\b(?:of me|my|from me|send|sent|asked|asks|wants?|wanted)\b/,
      me,
    ],
    not: /\b(?:mum|mom|dad|grandma|grandpa|parents|photographer|passport|film|draw|drew|show|watch)\b/,
  },
  {
    category: "grooming",
    all: [
      /\b(?:stranger|a man|the man|this man|some man|a guy|this guy|old man|weird (?:man|guy)|online friend|friend online|internet friend)\b/,
      /\b(?:follow(?:s|ed|ing)?|candy|sweets|puppy|kitten|lift|ride|car|van|gift|present|alone|park|meet|come|touch|talk(?:s|ed)? to|asked|gave|offered|promised|waits?|waiting|outside)\b/,
      me,
    ],
    not: /\b(?:film|movie|story|moon|show)\b/,
  },
  {
    category: "drugs",
    all: [
      /\b(?:beers?|vodka|wine|whisk(?:e)?y|rum|gin|tequila|booze|alcohol|liquor|champagne|cigarettes?|cigars?|fags|ciggies|tobacco|vapes?|vaping|joints?|pot|drugs?|pills|shrooms|mushrooms)\b/,
      /\b(?:gave|give|given|gives|drink|drank|drunk|tried|try|taste|tasted|offered|smoke|smoked|smoking|buy|bought|sell|sells|sold|steal|stole|find|high|addicted|magic)\b/,
      /\b(?:i|me|my|we|us|how|where|can)\b/,
    ],
    not: /\b(?:ginger beer|root beer|butterbeer|flower ?pots?|honey ?pot|teapot|cook|soup|in the film|song|mario|doctor|medicine)\b/,
  },
  {
    category: "weapons",
    all: [
      /\b(?:i|me|we)\b/,
      /\b(?:have|got|brought|bring|hid|carry|found) (?:\w+ ){0,2}(?:gun|pistol|rifle|knife|bomb|grenade|bullets?)\b/,
      /\b(?:bag|backpack|school|pocket|drawer|dads|house|room|locker|bed|real)\b/,
    ],
    not: /\b(?:toy|water|nerf|butter|kitchen|cake|lego|game|film)\b/,
  },
  {
    category: "weapons",
    all: [
      /\bhow (?:can|do|could|would) (?:i|we|you)\b/,
      /\b(?:hurt|kill|harm|injure|poison|stab|shoot|murder|attack)\b/,
      /\b(?:my|someone|somebody|people|him|her|them|a person|the teacher|kids?|boy|girl|sister|brother|dog|cat)\b/,
    ],
    not: /\b(?:feelings|not|stop|game|level|boss|dragon)\b/,
  },
  {
    category: "bullying",
    all: [
      peers,
      /\b(?:laugh(?:s|ed|ing)? at|ugly|fat|mean to|tease(?:s|d)?|hates?|threw|throws|stole|steals?|push(?:es|ed)?|hits?|kick(?:s|ed)?|punch(?:es|ed)?|spits?|ignores?|names|weird|loser|stupid|smelly|gross|alone|leave me|pick on|picks on|make fun|makes fun|made fun|trip(?:s|ped)?|threaten(?:s|ed)?|chase(?:s|d)?)\b/,
      /\b(?:me|my bag|my lunch|my things|my hair|my clothes|i am)\b/,
    ],
    not: /\b(?:film|movie|story|funny|find|show|play|watch|home alone|ball|joke|jokes|dragon|dragons|let me alone|leave me alone leo|hide and seek|tag)\b/,
  },
  {
    category: "medical",
    all: [
      relative,
      /\b(?:bleeding|bleeds|blood|unconscious|seizure|poisoned|overdosed|electrocuted|drowning|not breathing|broken (?:arm|leg|bone)|concussion|allergic|fainted|vomiting|throwing up)\b/,
      /\b(?:head|nose|mouth|arm|leg|badly|really|lot|much|everywhere|stop|now|help|is|am|and)\b/,
    ],
    not: /\b(?:film|movie|story|blood (?:moon|orange)|donat\w*|what is|show|vampire|vampires)\b/,
  },
  {
    category: "medical",
    all: [
      /\b(?:ate|eat|eaten|took|take|taken|swallowed|drank|give|gave|had)\b/,
      /\b(?:vitamins?|pills?|tablets?|aspirins?|ibuprofen|paracetamol|tylenol|calpol|medicines?|medication|antibiotics?|melatonin|painkillers?|cough syrup|sleeping)\b/,
      /\b(?:too many|too much|how (?:much|many)|can i|should i|is it (?:ok|okay|safe)|\d+|all|whole|baby|toddler|brother|sister)\b/,
    ],
    not: /\b(?:film|movie|story|nap)\b/,
  },
];
