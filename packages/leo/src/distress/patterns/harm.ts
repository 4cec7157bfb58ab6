import { pattern, type Pattern } from "#distress/pattern.ts";

/** Words for games, gifts and accidents, which use the same verbs. */
const inFun =
  /\b(?:at|in|on|with|during|of) (?:(?:a|an|the|my|his|her|our|this|that|every|his new|some) )?(?:\w+ )?(?:chess|cards|checkers|uno|snap|mario kart|mario|kart|tennis|everything|football|soccer|monopoly|basketball|baseball|games?|races?|ball|pillows?|snowballs?|tag|hide and seek|balloons?|swings?|trampoline|sled|dice|piggyback|love|kindness|flour|water ?(?:gun|balloons?))\b|\bat it\b|\b(?:me|us) (?:a|the|my) (?:ball|party|kiss|hug|cookie|present|snowball|look|bone|line|high five)\b|\b(?:by accident|accidentally|high five|jackpot|home run|good ?night|ear off|hand and)\b/;
/** "Mom will kill me if I watch this" is not a threat. */
const manner = /\bkill me (?:if|when|for)\b/;
const secretsOfFun =
  /\bsecrets? (?:level|room|door|code|garden|passage|agents?|place|recipe|ingredient|power|identity|santa|club|handshake|base|hideout|surprise|party|menu|life of|weapon|word|path|treasure)\b|\b(?:surprise|birthday|christmas|present)\b|\bwhat is (?:your|the) secret\b|^tell (?:me|us) (?:a|your) secret\b/;

const anyone = "HOME|FRIEND|PEER|PRON|SOMEONE|STRANGER|OUTSIDER|BULLY|KID|husband|wife";

export const abuse: readonly Pattern[] = [
  pattern(`${anyone} >HARM OBJ|REFL|everyone`, inFun),
  pattern(`${anyone} >HARM POSS +BODY|HOME|KID|little|big|baby`, inFun),
  pattern("HOME|PRON|SOMEONE|STRANGER|OUTSIDER >HARM +his|her|their|HOME", inFun),
  pattern("HOME >HARM >HOME", inFun),
  pattern(`${anyone} OBJ HARM|TOUCH`, inFun),
  pattern(`OBJ HARM|HARMED >!${anyone}`, inFun),
  pattern(
    `${anyone} >throw|throws|threw|throwing|smash|smashes >things|stuff|plates|bottles|OBJ`,
    inFun,
  ),
  pattern(`${anyone} >makes|made|make >OBJ >bleed|bleeding`),
  pattern("SELF >get|got|gets|being|been|was|am +HARMED", inFun),
  pattern("SELF >get|got|gets|being|been|was|am >HARMED >!by|at|every|HOME|PEER", inFun),
  pattern(
    "!SELF|POSS|HOME >HARMS",
    /\b(?:banana|apple|seat ?belt|fell|black belt|karate|judo|bike|soccer|conveyor|belt buckle)\b/,
  ),
  pattern("HOME|PRON|SOMEONE|STRANGER >THREAT +OBJ|HOME|POSS|REFL", manner),
  pattern("HOME|PRON >said|says|threatens|going|will|dijo >THREAT +OBJ|HOME|POSS", manner),
  pattern("SCARED of|de|a +POSS !HOME|OUTSIDER|PRON"),
  pattern("SCARED of|de|a +!HOME|OUTSIDER|him|her|them"),
  pattern("SCARED of|de +!SOMEONE|STRANGER", /\bscared of (?:a|the) man in the film\b/),
  pattern("SCARED >when|gets|comes|what|if >!HOME >PLACE|ANGRY"),
  pattern("SCARED >!HOME >ANGRY|hurt|hurts|HARM"),
  pattern("SCARED to +!PLACE"),
  pattern(
    "SCARED >go|going|be|being >!home|HOME",
    /\b(?:sick|sad|hospital|die|heaven|not home|worried|okay)\b/,
  ),
  pattern(
    "NOT want|wanna go|be|live >!home|HOME",
    /\b(?:party|movie|film|from here|game|because it is so fun|concert|store|shopping)\b|\bgo home screen\b/,
  ),
  pattern("unsafe >!home|house|here|HOME|SELF"),
  pattern("NOT FEEL >safe"),
  pattern(
    "HOME|PRON|NOBODY|OUTSIDER >NOT|NOBODY|feeds|give >feed|feeds|food|eat|dinner|sleep >OBJ",
  ),
  pattern(
    "HOME|PRON >NOT >OBJ >eat|food|dinner|sleep|out",
    /\b(?:candy|ice cream|sweets|dessert|cookies?|chocolate|with friends|movie|film|watch|dinner first|popcorn|late)\b/,
  ),
  pattern("NOBODY >feeds|feed|care +OBJ|of"),
  pattern("no >food >!home|house|fridge|here|days", /\b(?:order|doordash|uber|delivery|takeout)\b/),
  pattern(
    "HOME >gone|left|away >days|weeks|alone|OBJ",
    /\b(?:heaven|work trip|business|vacation|left me (?:a|some|his|her)|to work|for work)\b/,
  ),
  pattern("HOME|PRON|SOMEONE|STRANGER|OUTSIDER|KID >ANGRY >throws|smash|HARM|breaks"),
  pattern("HOME|STRANGER|OUTSIDER|PRON|SOMEONE >TOUCH +OBJ|POSS", inFun),
  pattern("bad|secret|yucky|wrong +touch|touches|touching"),
  pattern("toque|toques|tocamientos|caricias +malo|malos|feo|feos|secreto|secretos|secretas"),
  pattern(`${anyone} >TOUCH >BODY >under|PRIVATE|pants|clothes|down|OBJ`, inFun),
  pattern(
    "SOMEONE|STRANGER|OUTSIDER|HOME|PRON|FRIEND|PEER >touch|touches|touched|touching|looks|look|grab|grabbed|toca|toco >private|privates|bottom|butt|bum|chest|down|PRIVATE",
  ),
  pattern(
    "HOME|STRANGER|OUTSIDER|PRON|SOMEONE|FRIEND >hand|hands|fingers >in|into|on|under|inside|up|down >POSS >pants|shirt|underwear|clothes|dress|skirt|trousers|knickers|legs|bed|PLACE",
  ),
  pattern(
    "HOME|STRANGER|OUTSIDER|PRON|SOMEONE >comes|come|came|gets|got|climbs|sleeps|lies|watches|looks|puts|put >in|into|to|on|under|me +POSS >bed|pants|shower|bath|underwear|clothes|room|pajamas",
    /\b(?:tuck|tucks|tucked|reads?|story|stories|good ?night|cat|dog|monster|teddy|turns?|laundry|wake|wakes|scared|nightmare|clean|away)\b/,
  ),
  pattern("ASK +OBJ >touch|kiss|undress|naked|clothes", /\b(?:laundry|wash|fold|put on)\b/),
  pattern(
    "SOMEONE|STRANGER|PRON >break|breaking|broke >!in|into",
    /\b(?:film|movie|game|dance|song)\b/,
  ),
  pattern("HOME >kicked|threw|locked +OBJ >out|in"),
  pattern("NOT safe >!home|house|HOME"),
  pattern("NOT FEEL|am|is|are >safe", /\b(?:save|film|movie|passwords?|wifi)\b/),
];

const grownUp = "HOME|STRANGER|OUTSIDER|SOMEONE|PRON|FRIEND|PEER|ONLINE";

export const grooming: readonly Pattern[] = [
  pattern(
    `${grownUp} >showed|shows|show|sent|sends +OBJ >PICTURE >NOT|naked|dirty|private|weird|gross`,
  ),
  pattern("HOME|STRANGER|OUTSIDER|SOMEONE|PRON >SECRET", secretsOfFun),
  pattern("HOME|STRANGER|OUTSIDER|SOMEONE|PRON >ASK >SECRET", secretsOfFun),
  pattern(
    "OUTSIDER|STRANGER|HOME|SOMEONE|PRON >makes|made|make|forces|wants|asks|keeps|lets +OBJ >alone|stay >with|PRON|him|her",
    /\b(?:leave me alone|home alone|stay up|stay with (?:grandma|grandpa|my)|film|movie)\b/,
  ),
  pattern(
    "OUTSIDER|STRANGER|HOME|SOMEONE|PRON >makes|made|wants|asks|does|hugs|tickles +OBJ|things >NOT >like",
  ),
  pattern("SECRET >!HOME|STRANGER|OUTSIDER|SOMEONE|PRON >TOUCH|HARM|PRIVATE", secretsOfFun),
  pattern("FRIEND|PEER >ASK >SECRET >HOME|parents", secretsOfFun),
  pattern("ASK >SECRET >from >HOME", secretsOfFun),
  pattern(
    `${grownUp} >ASK >PICTURE >OBJ|POSS|without|bath`,
    /\b(?:mom|dad|grandma|photographer|passport|draw|drew|school photo|film|watch)\b/,
  ),
  pattern(
    "STRANGER|SOMEONE|PRON|ONLINE|OUTSIDER >ASK >PICTURE",
    /\b(?:photographer|passport|draw|drew|school photo|film|watch|mom|dad|grandma|grandpa|sister|brother|aunt|uncle|show|shows|painted)\b/,
  ),
  pattern("send|sent|sending >him|her|them|STRANGER|SOMEONE >PICTURE"),
  pattern(
    "STRANGER|SOMEONE|ONLINE >ASK >PRIVATE|MEET",
    /\b(?:film|movie|watch|story|show|park ranger|doctor)\b/,
  ),
  pattern(
    "STRANGER|SOMEONE|PRON|FRIEND|PEER >ONLINE >ASK|WANT >PRIVATE|MEET|PICTURE|OBJ|know",
    /\b(?:game with me|play|film|movie|watch)\b/,
  ),
  pattern(
    "ONLINE >!STRANGER|SOMEONE|PRON|FRIEND|PEER >ASK >PRIVATE|MEET|PICTURE|OBJ",
    /\b(?:game with me|film|movie|watch)\b/,
  ),
  pattern(
    "STRANGER|SOMEONE|PEER|FRIEND >ONLINE >PRIVATE|MEET|PICTURE|SECRET",
    /\b(?:film|movie|watch)\b/,
  ),
  pattern(
    "PRON >ASK >PRIVATE",
    /\b(?:alone with|film|movie|song|name is|loves me (?:too|not)|mom|dad|teacher|homework|gave me my|clothes (?:for|on)|my house|my room clean|room|what school|age)\b/,
  ),
  pattern("PRON >ASK|WANT|wants >know >PRIVATE"),
  pattern(
    "PRON >ASK|wants >OBJ >PRIVATE|PICTURE|alone",
    /\b(?:mom|dad|teacher|grandma|clean my room|my room|film|movie|clothes on|leave me alone)\b/,
  ),
  pattern(
    "SELF >met|meet|talking|chatting|know >!STRANGER|SOMEONE|FRIEND|PEER >ONLINE",
    /\b(?:film|movie)\b/,
  ),
  pattern("STRANGER|PRON|SOMEONE >FOLLOW +OBJ", inFun),
  pattern("STRANGER|SOMEONE|OUTSIDER >FOLLOW >OBJ|POSS", inFun),
  pattern("STRANGER >ASK >OBJ >MEET|PRIVATE|touch", /\b(?:film|movie|moon|sea)\b/),
  pattern("STRANGER >ASK >MEET >PRON|him|her|PET|OBJ", /\b(?:film|movie|moon|sea)\b/),
];
