import { pattern, type Pattern } from "#distress/pattern.ts";

const kind =
  /\b(?:joke|jokes|film|movie|funny|haha|tag|hide and seek|leave me alone leo|song|the ball|ball|turns?|a break|bath|nap)\b/;

export const bullying: readonly Pattern[] = [
  pattern(
    "OUTSIDER|PEER|FRIEND|PRON|SOMEONE >YELL +at >OBJ",
    /\b(?:film|movie|bingo|hooray|goal|game)\b/,
  ),
  pattern("HOME >BULLY +OBJ"),
  pattern("SELF|HOME|KID|FRIEND|OBJ >!BULLY", /\b(?:film|movie|story|play the bully|watch)\b/),
  pattern("BULLY >OBJ|school|class|bus|playground"),
  pattern(
    "PEER|PRON|SOMEONE|FRIEND|BULLY >TEASE >OBJ|POSS",
    /\b(?:joke|jokes|film|movie|tag|hide and seek|song|turns?|a break|bath|nap|picture|photo|to the|trip|took us|took me|takes me|take me|home|call me (?:back|later)|called me (?:back|on))\b/,
  ),
  pattern(
    "SELF|OBJ >TEASE",
    /\b(?:i|we) (?:\w+ ){0,4}(?:call|called|calling|take|took|taking|copy|steal|stole|throw|threw|trip|block|chase|chased|ignore)\b|\b(?:let|give|tell|show|me call|take)\b|\b(?:film|movie|game|song|nap|bath|picture|turns?|break|time|ball|long|trip)\b/,
  ),
  pattern(
    "PEER|PRON|FRIEND|SOMEONE|OUTSIDER >MEAN >OBJ",
    /\b(?:film|movie|what do you mean|story|names of)\b/,
  ),
  pattern(
    "PEER|FRIEND|BULLY are|is|was|were|always|so MEAN",
    /\b(?:film|movie|story|in the|show|dogs?|witch)\b/,
  ),
  pattern("call|calls|called|calling|say|says|said +OBJ >MEAN"),
  pattern(
    "PEER|FRIEND|PRON|BULLY|OUTSIDER >say|says|said|think|thinks|how|dice|dicen >SELF|OBJ MEAN",
    /\bmean by\b/,
  ),
  pattern("!ugly|fat|stupid|weird|gross +SELF +am", /\bfilm\b/),
  pattern(
    "push|pushes|pushed|shove|shoves|shoved|shoving >OBJ >around|down|over|stairs",
    /\b(?:swing|swings|pram|stroller|sled)\b/,
  ),
  pattern("PEER|PRON >push|pushes|pushed|pushing +OBJ", /\b(?:swing|swings|sled|stroller)\b/),
  pattern(
    "NOBODY >likes|like|loves|love|wants|want|plays|play|talks|talk|sits|sit|picks|pick|invites|invited|juega|quiere|habla +with|to|next|near|me|OBJ|conmigo",
    /\b(?:film|movie|spoil|leo play|play|plays|playing|juega|jugar)\b/,
  ),
  pattern(
    "NOBODY >with|near|conmigo >OBJ|conmigo",
    /\b(?:film|movie|watch|play|plays|playing|juega|jugar)\b/,
  ),
  pattern("NOBODY >conmigo", /\b(?:juega|jugar)\b/),
  pattern("burlan|burla|molestan|insultan >OBJ|POSS|mi"),
  pattern("NOBODY OBJ >quiere|habla|hace", /\bjugar\b/),
  pattern("NOBODY >POSS +FRIEND"),
  pattern("SELF NOT have FRIEND"),
  pattern("SELF have|got +no +FRIEND"),
  pattern("SELF NOT|no FRIEND"),
  pattern("no +tengo FRIEND"),
  pattern("PEER|FRIEND >HATE +OBJ"),
  pattern("PEER OBJ HATE"),
  pattern("PEER|FRIEND >NOT >let|play|talk|sit|want|like|invite|include >OBJ|with", kind),
  pattern("NOT want >go >school >because|mean|PEER|MEAN"),
  pattern("SELF +eat +alone"),
  pattern("PEER|FRIEND|PRON >left|leave|leaves|leaving +OBJ +out"),
  pattern("PEER|FRIEND >POSS >lunch|money|bag|backpack >TEASE", kind),
];

export const conflict: readonly Pattern[] = [
  pattern(
    "HOME >FIGHT",
    /\b(?:watch|film|movie|crime|fires?|dragons?|boxing|scene|snowball|pillow|food|over who|for fun|cancer|karate|sword)\b/,
  ),
  pattern("FIGHT >!HOME >HOME", /\b(?:watch|film|movie|pillow|snowball)\b/),
  pattern("HOME >HOME >FIGHT|YELL", /\b(?:watch|film|movie|pillow|snowball|cancer|for fun)\b/),
  pattern(
    "HOME >YELL +at|OBJ|HOME|mucho|todo|siempre",
    /\b(?:bingo|hooray|goal|game|film|movie|at the tv|at the television)\b/,
  ),
  pattern("HOME OBJ YELL", /\bfilm\b/),
  pattern(
    "HOME >YELL",
    /\b(?:film|movie|bingo|hooray|goal|ice cream|roller coaster|karaoke|charades)\b/,
  ),
  pattern("HOME >DIVORCE", /\b(?:film|movie|the chores|couch|the tv|work)\b/),
  pattern("HOME >HATE +OBJ|each"),
  pattern(
    "HOME >drinks|drink|drinking|drunk|bebe|toma >much|lot|every|again|falls|always|mucho|beer|wine|vodka",
    /\b(?:water|milk|coffee|tea|juice|soda)\b/,
  ),
  pattern("HOME >UNHAPPY +OBJ|at|mistake", /\b(?:film|movie)\b/),
  pattern("HOME >call|calls|called +OBJ >UNHAPPY|MEAN|mistake|accident"),
  pattern("HOME >ANGRY +at|with|con|OBJ", /\b(?:film|movie)\b/),
  pattern(
    "HOME >ANGRY >again|every|all|always|siempre|night",
    /\b(?:film|movie|milk|coffee|tea|water|juice)\b/,
  ),
  pattern(
    "HOME is|are|gets|get|was|esta|so drunk|borracho|borracha|angry|mad|furious|enojado|enojada",
    /\b(?:film|movie|mad about|mad science)\b/,
  ),
  pattern("HOME >NOT >love|want|like|care +OBJ|about"),
  pattern("HOME >said|says|wish|wishes|wished >NOT|never >had|born +OBJ"),
  pattern("HOME >MEAN +to +OBJ"),
  pattern("HOME is|are|was|so|always MEAN", /\b(?:film|movie|story|joke)\b/),
  pattern(
    "because|fault|porque|por +of|POSS|de !HOME",
    /\b(?:died|dead|sick|ill|hospital|cancer|miss|said so|asleep|sleeping|murio|extrano)\b/,
  ),
  pattern("HOME >say|says|said|call|calls|called >SELF|OBJ MEAN"),
  pattern("OUTSIDER|FRIEND|PRON >ANGRY +at|with +OBJ", /\b(?:film|movie)\b/),
  pattern("FRIEND >FIGHT", /\b(?:watch|film|movie|pillow|snowball|for fun|dragons?|scene|sword)\b/),
  pattern(
    "SELF FIGHT",
    /\b(?:watch|film|movie|pillow|snowball|dragons?|game|boss|crime|for fun|want|like|scene|feel like|karate|sword)\b/,
  ),
  pattern("SELF had|got >FIGHT", /\b(?:watch|film|movie|pillow|snowball|dragons?|game)\b/),
  pattern("FRIEND >NOT >like|talk|play|want|be|speak|friends >OBJ|FRIEND", kind),
  pattern("FRIEND >ANGRY +at|with +OBJ"),
  pattern("OBJ pelee|peleo|enoje >!FRIEND|HOME"),
];
