import { pattern, type Pattern } from "#distress/pattern.ts";

const inStory =
  /\b(?:film|movie|movies|films|story|character|game|minecraft|roblox|level|episode|show|video|pelicula|peli|cuento|historia|serie|juego)\b/;
const ofStory =
  /\b(?:this|the|that|a|scary|sad|end of the) (?:film|movie|part|episode|show|ending|scene|song|story)\b|\b(?:pelicula|peli|cuento|historia)\b|\bit (?:ended|is over|was over|stopped)\b|\bover already\b/;

/** Talk about a thing, a film or a wish, which is not distress. */
const thing =
  /\b(?:this|that|it|one|ones|film|films|movie|movies|show|shows|story|stories|game|games|level|song|tablet|phone|wifi|remote|screen|captions|menu|app|app|button|volume|by accident|not|never|dont|what happens|want|like|love|loves|watch|please|costume|toy|lego|police car|police officer|firefighter|is a|works|dream job|prisoner|star|stars|funny|laughing|cake|ghost|cars?)\b/;

export const grief: readonly Pattern[] = [
  pattern(
    "POSS >HOME|KID|FRIEND|PET|OUTSIDER >DIED",
    /\b(?:in|on) (?:the|a|this|my) (?:film|movie|game|story|show|episode)\b|\b(?:minecraft|roblox|batter(?:y|ies)|tablet|phone died|dying to|dead (?:center|end|serious|tired)|died down)\b/,
  ),
  pattern(
    "HOME|PET|FRIEND DIED",
    /\b(?:the|a|this|that|his|her|their|which|does|did|do|why|when|who|how|if) (?:\w+ )?(?:dogs?|cats?|puppy|fish|birds?|horses?|mom|dad|mother|father|grandpa|grandma|brother|sister|friend|family|uncle|pets?|rabbit|rat|mouse|chickens?|snakes?|bunny)\b|\b(?:film|movie|game|story)\b/,
  ),
  pattern("DIED +POSS >HOME|KID|FRIEND|PET"),
  pattern(
    "SELF >lost +POSS >HOME|KID|FRIEND|PET",
    /\b(?:phone|charger|keys?|toy|game|match|card|number|present|book|jacket|sweater|hat|race)\b/,
  ),
  pattern("SELF >put|putting >PET|PRON|him|her|it >sleep|down", /\b(?:down the|bed)\b/),
  pattern("SELF >bury|buried|burying >PET|HOME|him|her"),
  pattern("FUNERAL >HOME|today|tomorrow|FRIEND|SELF", /\bwhat is\b/),
  pattern("SELF|HOME >FUNERAL", inStory),
  pattern("SELF >lost +POSS +baby"),
];

export const missing: readonly Pattern[] = [
  pattern("POSS >PET >MISSING|lost", inStory),
  pattern("PET +MISSING", inStory),
  pattern("MISSING +POSS >PET", inStory),
  pattern("NOT find POSS PET", inStory),
];

export const longing: readonly Pattern[] = [
  pattern(
    "SELF >wish|want|quiero POSS HOME|FRIEND|PET|KID >back|here|alive|home|regrese|vuelva",
    inStory,
  ),
  pattern("NOBODY >when >SELF >call >HOME|FRIEND", inStory),
  pattern("extrano|extrana >HOME|FRIEND|PET|KID", inStory),
  pattern(
    "SELF|OBJ >MISS +POSS|a|HOME|him|her >HOME|KID|FRIEND|PET|so|alot|school|old",
    /\b(?:episode|the beginning|my (?:bus|train|turn|stop|show|list))\b/,
  ),
  pattern("SELF >MISS +HOME|FRIEND|him|her|them", inStory),
  pattern("^ +MISS +POSS|HOME >HOME|FRIEND|PET|so", inStory),
  pattern("a|on +MISS >HOME|FRIEND|PET"),
];

export const illness: readonly Pattern[] = [
  pattern(
    "HOME|KID|FRIEND >SICK",
    /\b(?:film|movie|show|works|working|job|nurse|doctor at|drives|driver|that is sick|sick (?:bike|car|trick|jump|beat|guitar)|by accident|fever pitch)\b/,
  ),
  pattern("SICK >POSS >HOME|PET|KID"),
  pattern(
    "SELF >have|got|need|get|tengo|having >surgery|operation|cancer|tumor|hospital|fever|diabetes|leukemia|covid|fiebre|cancer",
  ),
  pattern(
    "SELF >in|to|at|from|going|en|al +hospital|SICK",
    /\b(?:film|movie|show|drama|sick of|the film|by accident)\b/,
  ),
  pattern("OBJ operan|operar"),
  pattern("HOME|FRIEND|KID >got|is|was|fell >hurt|HARMED", inStory),
  pattern("HOME|KID|FRIEND >BROKE +POSS|his|her +BODY"),
  pattern("POSS HOME|KID|FRIEND die|dies|morir|muere", inStory),
  pattern("POSS PET die|dies|morir|muere", inStory),
];

export const petIllness: readonly Pattern[] = [
  pattern("POSS >PET >SICK|HURTS|hurt", /\b(?:film|movie|show)\b/),
  pattern("POSS >PET|PRON got|was >hit", /\b(?:film|movie|show)\b/),
  pattern("POSS >PET >NOT BREATH|eat|eating|move|come", inStory),
  pattern("POSS >PET >BLEED|BROKE", inStory),
];

/** Ears and eyes are hurt by a film, others by people; and questions ask about hurting. */
const notOfSound =
  /\b(?:quiet|quieter|volume|loud|turn|sound|ears?|eyes|bright|laugh(?:ing)?|feelings|you|him|her|them|volumen|fuerte|oidos?|ojos|risa|sister|brother|how|can|does|did|will|would)\b/;

export const unwell: readonly Pattern[] = [
  pattern(
    "SELF SICK",
    /\b(?:film|movie|doctor show|by accident|accident(?:ally)?|sick (?:bike|car|trick)|dance fever)\b/,
  ),
  pattern("OBJ HURTS", /\b(?:quiet|volume|loud|turn|sound)\b/),
  pattern(
    "POSS >BODY HURTS",
    /\bears hurt\b|\b(?:quiet|quieter|volume|loud|turn|sound|laughing|louder|down|killing|so funny)\b/,
  ),
  pattern("hurt|hurts +POSS +BODY", /\b(?:quiet|quieter|volume|loud|turn|sound|ears|laughing)\b/),
  pattern("SELF hurt +REFL"),
  pattern("SELFHARM REFL"),
  pattern("SELF am|got|fell|fall >hurt|hurts", inStory),
  pattern("it|SELF +hurt|hurts|duele", notOfSound),
  pattern("me +duele|dolio", notOfSound),
  pattern("SELF shaking|shivering|trembling|temblando", inStory),
  pattern("SELF NOT FEEL good|well"),
  pattern("SELF have|got|tengo >ache|aches|headache|stomachache|stomach|pain|dolor"),
  pattern("SELF FEEL weird|strange|dizzy|shaky|faint|nauseous|itchy|mareado|mareada", inStory),
  pattern("POSS heart >fast|beating|racing|pounding", inStory),
];

export const fear: readonly Pattern[] = [
  pattern("SELF SCARED", ofStory),
  pattern("SELF|OBJ FEEL|siento|da|dan|tengo +SCARED", ofStory),
  pattern("OBJ da|dan|asusta >SCARED|oscuridad|noche"),
  pattern("HOME|FRIEND|BREAK SCARED", /\b(?:son|daughter|film|movie)\b/),
  pattern("^ +FEEL SCARED"),
  pattern(
    "^ +SCARED of|to|de|at >dark|night|alone|sleep|thunder|monsters|oscuridad|SELF|school|home",
  ),
  pattern("SELF >and +SCARED", ofStory),
  pattern("^ +so|very|really|too|kinda|bit +SCARED", ofStory),
  pattern("SELF >NIGHTMARE", inStory),
  pattern("NIGHTMARE >SELF|OBJ|again|sleep"),
  pattern(
    "monster|monsters|ghost|ghosts|something|someone >under|in|outside >POSS +bed|closet|room|window|house",
    inStory,
  ),
  pattern("SELF NOT sleep >SCARED|because|dark|noise"),
];

export const loneliness: readonly Pattern[] = [
  pattern(
    "SELF am|feel|feeling|was|get|be|FEEL|siento|estoy|so LONELY",
    /\b(?:alone with|watch|play|film|movie|homework|made|did it|leave)\b/,
  ),
  pattern(
    "SELF LONELY +and|in|here|at|now|again|today|again|so|every|all",
    /\b(?:alone with|watch|play|film|movie|homework|made|did|made it|learn|can)\b/,
  ),
  pattern("^ +FEEL lonely|alone|isolated|sola|solo"),
  pattern("^ +so|all|very +LONELY|alone"),
  pattern("HOME|KID FEEL LONELY"),
  pattern(
    "NOBODY >cares|care|loves|love|understands|understand|listens|believes|talks|talk|quiere|entiende >OBJ|to|about",
  ),
  pattern("NOBODY OBJ quiere|entiende|escucha"),
  pattern(
    "NOBODY >came|come|comes|remembered|showed|called|invited|visits|asks >OBJ|POSS",
    inStory,
  ),
  pattern("SELF NOT have +anybody|anyone|nobody|someone|somebody|FRIEND", inStory),
  pattern("FRIEND >NOT +have +one|any"),
  pattern("SELF >only +one|kid|girl|boy >without|NOT|alone|left", inStory),
  pattern("NOBODY >play|plays|playing >with", /\b(?:film|movie)\b/),
  pattern("NOBODY >juega|jugar >conmigo"),
  pattern("NOBODY >to >play|talk|be|sit >with|to", /\b(?:film|movie)\b/),
  pattern("NOBODY +here|home|is >SELF|OBJ|SCARED", inStory),
];

export const sadness: readonly Pattern[] = [
  pattern(
    "SELF SAD|CRY",
    /\b(?:laugh\w*|happy|good cry|this part|at the end|ending|funny|cry to|down for|so down|down with|up or down|sit down)\b|\bsad (?:that|because|when|it) (?:it|the|this|that|is|was)\b/,
  ),
  pattern("SELF >NOT stop CRY", /\b(?:laugh\w*|happy|funny)\b/),
  pattern("SELF WANT CRY", /\b(?:laugh\w*|happy|good cry|film|movie|something|story|cry to)\b/),
  pattern("SELF|OBJ FEEL|siento|FILLER SAD", /\b(?:film|movie|happy|funny)\b/),
  pattern(
    "SELF|OBJ NOT FINE",
    /\b(?:hear|see|understand|read|at|with|in the mood|watching|to watch|enough|film|movie|seat)\b/,
  ),
  pattern("SELF NOT +FEEL FINE|BAD", /\b(?:film|movie|like)\b/),
  pattern(
    "SELF FEEL >SAD|BAD|alone|dead",
    /\b(?:film|movie|bad guy|bad for (?:him|her|the)|happy)\b/,
  ),
  pattern("^ +FEEL SAD", /\bfilm\b/),
  pattern("^ +so|very|really +SAD|CRY", /\b(?:film|movie|song|cute|cool|funny)\b/),
  pattern("BAD|worst +day|week|night|year", /\b(?:she|he|they|film|movie|story)\b/),
  pattern(
    "HOME|FRIEND|KID SAD|CRY",
    /\b(?:film|movie|laugh\w*|funny|happy|at the end|part|down (?:the|for|to))\b/,
  ),
  pattern("HOME|FRIEND|PRON|PEER >hurt|hurts +POSS +feelings", /\b(?:film|movie|ha ha|haha)\b/),
  pattern("POSS +feelings >hurt", inStory),
  pattern("broke|breaking|broken +up|POSS +with|heart", inStory),
  pattern("SELF|OBJ >dumped|cheated|fired|laid", inStory),
  pattern("HOME|FRIEND|PRON|PEER >dumped|left|cheated >OBJ", inStory),
  pattern(
    "HOME|FRIEND|PEER|PRON|OUTSIDER|everything >makes|make|made|pone|pones +OBJ >SAD|CRY",
    /\b(?:film|movie|this|it|song|part|ending|story|happy|cry happy)\b/,
  ),
  pattern("POSS +heart >broken|hurts|BROKE"),
  pattern("NOT stop CRY", /\b(?:laugh\w*|baby in|film|movie)\b/),
  pattern("NOT paro|puedo|dejo >CRY"),
  pattern("SELF FEEL >nothing|anything", inStory),
  pattern("SELF >POSS +fault", inStory),
  pattern("^ +it|everything|all|is >POSS +fault", inStory),
  pattern("SELF FEEL +down|blue|low"),
  pattern("SELF NOT +good +enough", inStory),
  pattern("SELF|OBJ|POSS|HOME >UNHAPPY", thing),
  pattern("UNHAPPY OBJ|POSS|HOME", thing),
  pattern(
    "SELF >without|NOT >a|have|any >dad|mom|mum|family|home",
    /\b(?:account|phone|here|movie|film|pin|home screen)\b/,
  ),
  pattern(
    "SELF|POSS|OBJ >CRY|SCARED|NIGHTMARE|heartbroken|depressed|miserable",
    /\b(?:sons?|daughters?|laugh\w*|happy|funny|good cry|part|ending|film|movie|films|movies|it|this|that|not|never|will|cry to|make me|wait|dont worry|do not worry)\b/,
  ),
  pattern("SELF >embarrassed|ashamed|failed|flunked|expelled|suspended", inStory),
  pattern("everything >wrong|HATE|sucks", /\b(?:film|movie|whats|what is)\b/),
];
