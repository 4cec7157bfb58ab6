import type { SafetyCategory } from "#understanding.ts";

export type SafetyRule = {
  category: SafetyCategory;
  /** On normalized words: short forms written out, numbers as digits, nothing but letters and digits. */
  said: readonly RegExp[];
  /** Restricts a rule to one direction. */
  direction?: "in" | "out";
};

const picture = "(?:pictures?|photos?|pics?|selfies?|videos?|nudes?)";

/** Content rules, most serious first: the first match wins. */
export const safetyRules: readonly SafetyRule[] = [
  {
    category: "crisis",
    direction: "out",
    said: [/\b(?:kill|hurt|cut|harm) (?:your ?self)\b|\bgo die\b|\byou should (?:die|not exist)\b/],
  },
  {
    category: "grooming",
    direction: "out",
    said: [
      /\b(?:keep|let us keep|lets keep) (?:this|it|that) (?:a |as a |our |as our |between us|just between)\b/,
      /\bour (?:little |own )?secret\b/,
      /\bdo not tell (?:your|anyone|anybody|a|mum|mom|dad)\b/,
      new RegExp(`\\b(?:send|show|give) me (?:a |some |your |more )*(?:\\w+ )?${picture}\\b`),
      /\b(?:where|what street) do you live\b|\b(?:your|the) (?:home |street )?address\b|\bhow old are you really\b|\byour (?:phone|telephone|mobile) number\b|\bwhat school do you go to\b|\bare you (?:home )?alone\b|\bwhat are you wearing\b/,
      /\b(?:meet|see) (?:me|you|up) (?:alone|in person|in real life|tonight|at your|at my)\b|\bcome to my (?:house|place|car)\b/,
      /\byou are (?:so )?(?:mature|special) for your age\b|\bi am (?:a )?(?:real|human|person|man|woman)\b(?! (?:lion|treat|computer))/,
    ],
  },
  {
    category: "sexual",
    said: [
      /\b(?:porn|porno|pornhub|xxx|nsfw|hentai|erotic|erotica|onlyfans|nudes?|boob(?:s|ies)?|tits|titties|penis|vagina|nipples?|genitals?|testicles?|breasts|dildo|blow ?job|hand ?job|masturbat\w*|orgasm\w*|horny|sexting|sext|stripper|strip ?club|condoms?|threesome|rape)\b/,
      /\b(?:sex|sexy|sexual|sexually|sexuality|naked|nude|nudity|nudist|topless)\b/,
      /\b(?:what is|have|had|having|do|doing|about|want|watch|like|show me|explain|tell me about|is) (?:\w+ )?sex\b|^sex$|\bsex (?:scene|scenes|video|videos|film|films|movie|movies|tape|with|ed)\b/,
      /\bhow (?:are|do) (?:babies|you get a baby|people make babies|grown ups make babies) (?:made|get made)?\b/,
      /\b(?:take|took) (?:off )?(?:your|my|her|his) clothes(?: off)?\b|\b(?:make out|hook up) with\b/,
    ],
  },
  {
    category: "drugs",
    said: [
      /\b(?:cocaine|heroin|meth|methamphetamine|ecstasy|mdma|lsd|ketamine|fentanyl|crack cocaine|cannabis|marijuana|weed|crystal meth|magic mushrooms|shrooms|edibles|bong|vape|vapes|vaping|juul|thc)\b/,
      /\b(?:roll|smoke|light|get|buy|make|share) (?:a |some |me a )?(?:joint|blunt|spliff|pot|dope)\b/,
      /\b(?:get|getting|got|be|being) (?:high|stoned|drunk|wasted|tipsy)\b(?! (?:up|score|five|marks|on sugar))/,
      /\bdrugs\b|\bdrug (?:dealers?|addicts?)\b/,
      /\b(?:drink|drinking|buy|buying|get|getting|try|trying|taste|steal|give (?:me|us)|want|mix|make) (?:\w+ ){0,3}(?:beer|vodka|wine|whisky|whiskey|alcohol|rum|gin|tequila|booze|liquor)\b/,
      /\b(?:smoke|smoking|buy|buying|get|try|trying|want|light) (?:\w+ ){0,2}(?:cigarettes?|cigars?|tobacco|ciggies)\b|\bhow (?:do i|to|do you) smoke\b/,
    ],
  },
  {
    category: "weapons",
    said: [
      /\b(?:build|make|making|building|get|buy|create|assemble|3d print|print|find|steal|bring|bringing|take|taking|use|own|load|have|need|want) (?:\w+ ){0,3}(?:bombs?|explosives?|grenades?|guns?|pistols?|rifles?|ammo|ammunition|bullets|molotov|napalm|pipe bombs?|silencer|poison)\b/,
      /\b(?:bring|bringing|take|taking|carry|carrying|brought|hide) (?:\w+ ){0,2}(?:knife|knives|gun|weapon|weapons|machete)\b.{0,30}\b(?:school|class|playground|bus|work|there|him|her|them)\b/,
      /\b(?:shoot|stab|shooting|stabbing|poison|blow) (?:up )?(?:the |my |our |a |some ?|every)?(?:school|teacher|class|classmates|kids|people|somebody|someone|everyone|everybody|one|body|brother|sister|mum|mom|dad|him|her|them|neighbour|dog)\b/,
      /\b(?:want to|going to|will|gonna|how (?:do i|to|can i|do you)|help me|i would like to) (?:kill|murder|hurt|attack|stab|shoot|poison|bomb|strangle|beat up) (?!time|the dragon|the monster|it\b|the light|the music)/,
      /\bhow (?:do i|to|do you|can i|does one) (?:get away with murder|kill|make poison|pick a lock|hot ?wire)\b/,
      /\bschool shooting\b/,
    ],
  },
  {
    category: "personal",
    direction: "in",
    said: [
      /\b(?:my|our|mums|moms|dads|moms) (?:\w+ )?(?:phone|telephone|mobile|cell|cellphone|home) ?(?:number|no)? is .*\d/,
      /\b(?:my|our) (?:number|phone|mobile) is .*\d/,
      /\b(?:my|our|mums|moms|dads) (?:\w+ )?(?:password|passcode|pin|pin code|pass word|login|credit card|card number|bank account|security code|social security number)(?: number| code)? is\b/,
      /\b(?:i|we) live (?:at|on|in) (?:the )?(?:(?:number |flat |apartment )?\d+\w?\b|\w+ (?:street|road|avenue|lane|drive|close|way|court|crescent|boulevard|square|terrace|gardens|grove|place|hill)\b|\w+ \w+ (?:street|road|avenue|lane|drive|close|court|crescent|boulevard)\b)/,
      /\b(?:my|our) (?:home )?address is\b/,
      /\b(?:my|our) (?:school|nursery|kindergarten) is (?:called|named|in|at|on)?\b/,
      /\b(?:i|we) go to (?:\w+ ){1,4}(?:school|primary|academy|kindergarten|nursery|college|elementary)\b(?<!go to (?:my|a|the|big|new|high|primary|elementary|to|nursery) school)/,
      /\bmy (?:full|real|whole|last|sur) ?name is \w+ \w+/,
      /\bmy (?:\w+ )?(?:e ?mail|email address|e mail address|instagram|snapchat|snap|tiktok|discord|insta|username)(?: address| name| handle)? is\b/,
    ],
  },
  {
    category: "hate",
    said: [
      /\b(?:i hate|kill all|death to|kick out) (?:all |the )?(?:black|white|brown|asian|jewish|muslim|gay|trans|disabled|fat|foreign|mexican|chinese|indian|african|arab) (?:people|kids|persons|men|women|ones|families)\b/,
      /\b(?:black|white|brown|asian|jewish|muslim|gay|trans|disabled|foreign|mexican|chinese|indian|african|arab) (?:people|kids|men|women) (?:are|should|must|deserve)\b/,
      /\b(?:jews|muslims|blacks|gays|immigrants|foreigners|christians|mexicans|asians|arabs) (?:are|should|must|deserve)\b/,
      /\b(?:hitler|nazis?) (?:was|were|is|are) (?:right|good|great|cool)\b|\bheil hitler\b|\bsieg heil\b/,
      /\b(?:girls|boys|women|men) are (?:all )?(?:stupid|worthless|inferior|weak|dumb)\b/,
    ],
  },
];
