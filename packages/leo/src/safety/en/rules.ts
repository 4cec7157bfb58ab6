import type { ConcernCategory } from "#understanding.ts";

export type SafetyRule = {
  category: ConcernCategory;
  /** On tidied words: short forms written out, numbers as digits, nothing but letters and digits. */
  said: readonly RegExp[];
  /** Looked for only in what is said to somebody, or only in what somebody says. */
  direction?: "in" | "out";
};

const relative =
  "(?:mums?|moms?|mummys?|mommys?|dads?|daddys?|father|mother|parents?|step ?(?:dad|mum|mom|father|mother)|uncle|aunt|auntie|grandpa|grandad|granddad|grandma|granny|nanny|babysitter|teacher|coach|trainer|priest|neighbou?r|lodger|boyfriend|girlfriend|husband|wife|partner|foster (?:mum|mom|dad|parents?)|family|man|woman|grown ?ups?|adult|he|she|they|somebody|someone)";
const peer =
  "(?:boys?|girls?|kids?|children|class(?:mates?)?|bull(?:y|ies)|others|other (?:kids|children|girls|boys)|everyone|everybody|people|pupils?|students?|team|friends?|they|he|she|a boy|a girl|somebody|someone)";
const hurting =
  "(?:hit|hits|hitting|hurts?|hurting|beats?|beating|beaten|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|burn(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|whip(?:s|ped|ping)?|spank(?:s|ed|ing)?|bit(?:es?|ing)|scratch(?:es|ed|ing)?|push(?:es|ed|ing)?|shov(?:es?|ed|ing)|drag(?:s|ged|ging)?|throw(?:s|ing)?|threw|shak(?:es?|ing)|lock(?:s|ed|ing)?|starv(?:es?|ed|ing)|threaten(?:s|ed|ing)?|abus(?:es?|ed|ing)|touch(?:es|ed|ing)?|molest(?:s|ed|ing)?|rap(?:es?|ed|ing)|tortur(?:es?|ed|ing))";
/** "Beat me at chess", "threw me a ball", "hits me as odd". */
const harmless =
  "(?! (?:at (?:chess|cards|tennis|games?|the game|football|everything|it|snap|uno|mario|draughts|checkers|monopoly)|in (?:a|the) (?:race|game)|to (?:it|the|school|bed)|by (?:a|one|two|three)|a (?:ball|party|kiss|look|snowball)|as|up for|with (?:a )?(?:pillow|snowball|ball|love)|on the (?:swing|swings|sledge|trampoline)|softly|gently|again in))";
const online =
  "(?:online|on the internet|on the computer|in (?:a|the|my|this) (?:\\w+ )?(?:game|chat|server|app)|from (?:a|the|my|this) (?:\\w+ )?(?:game|chat|server|app)|on (?:discord|roblox|minecraft|fortnite|snapchat|snap|instagram|insta|tiktok|whatsapp|facebook|messenger|youtube|kik|omegle|twitch|xbox|playstation)|in (?:roblox|minecraft|fortnite|discord)|from (?:roblox|minecraft|fortnite|discord|snapchat|instagram))";
const somebody =
  "(?:someone|somebody|man|men|guy|woman|lady|boy|girl|friend|he|she|they|stranger|person|people|player|kid|teenager|grown ?up|adult|uncle|cousin|coach|teacher|neighbou?r|boyfriend|girlfriend)";
const asksFor =
  "(?:pictures?|photos?|pics?|selfies?|videos?|nudes?|address|where i live|where we live|meet|meeting|secret|phone|number|password|alone|school|come over|my house|my body|camera|webcam|clothes|gifts?|money|how old i am|my age|my name|private)";
const body =
  "(?:private parts?|privates|bum|bottom|bits|down there|under my clothes|under my shirt|under my skirt|between my legs|inside my (?:pants|trousers|underwear))";
const picture = "(?:pictures?|photos?|pics?|selfies?|videos?|nudes?)";
const swallowable =
  "(?:battery|batteries|magnets?|bleach|poison|pills?|tablets|medicine|medication|meds|soap|detergent|(?:washing|laundry|dishwasher) (?:powder|pods?|liquid|tablets?|capsules?)|washing up liquid|clean(?:er|ers|ing (?:stuff|fluid|liquid|spray|products?))|drain cleaner|coins?|marbles?|beads?|buttons?|screws?|nails?|glass|paint|petrol|gasoline|oil|chemicals?|berries|mushrooms?|lego|needles?|pins?|perfume|nail polish|shampoo|sanitizer|alcohol|cigarettes?)";

/** Worst first: the first that fits says what it is. */
export const safetyRules: readonly SafetyRule[] = [
  {
    category: "crisis",
    said: [
      new RegExp(
        `\\b(?:want|wanting|wanted|going|need|like|try|tried|trying|thinking|think|feel like|ready|plan|planning|about) (?:to |of |about )*(?:die|dying|kill(?:ing)? my ?self|end(?:ing)? (?:it all|my life|everything)|commit(?:ting)? suicide|not wake up|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|hang(?:ing)? my ?self|jump(?:ing)? off (?:a|the) (?:bridge|roof|building))\\b`,
      ),
      /\b(?:kill|killing|hurt|hurting|cut|cutting|harm|harming|starve|starving|burn|burning|hang|drown|stab) (?:my ?self|my (?:own )?(?:arms?|wrists?|legs?|skin))\b/,
      /\b(?:kill|killing|hang|hanging|drown|drowning|harm|harming) my ?self\b/,
      /\b(?:do not|not|never|no|cannot|can not|hardly) (?:really |even )?(?:see|have|find|feel|got|is|there is|know)?(?: what is)? ?(?:the |any |a |much )?(?:point|reason|sense|use|purpose) (?:in |of |to |for )?(?:living|life|live|being alive|being here|going on|go on|carrying on|keep going|it all|anything|existing|any ?more)\b/,
      /\b(?:was|were|am|be) (?:just |simply )?(?:not|no longer) (?:here|around|alive|there)(?: any ?more)?\b.{0,20}$/,
      /\b(?:took|taken|take|taking|swallowed|had|eat|ate) (?:a lot of|lots of|all(?: of)?|too many|a bunch of|so many|many|a whole (?:pack|bottle|box) of|loads of|a handful of) (?:the |my |mums |moms |dads |her |his |these |those |sleeping |pain ?)*(?:pills?|tablets|medicine|medication|meds|painkillers)\b/,
      /\b(?:never|not) (?:to |have to |ever )?wake up(?: again| ever again| any ?more| tomorrow)?$/,
      /\b(?:if|when) i (?:died|die|am dead|was dead|were dead|am gone|was gone|were gone|was not here|were not here|disappeared|killed)\b/,
      /\bi (?:\w+ ){0,2}(?:cut|hurt|harm|scratch|burn|bite|hit|punch|stab|starve|poison|choke) (?:my ?self|my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|hands?|body))\b(?! (?:by accident|on|falling|playing|while|when i fell|at football))/,
      /\b(?:no way out|no hope|no future|not worth living|nothing matters|no other way) (?:for me|left|for us|any ?more|of (?:it|this))\b|\bi (?:am|feel) (?:so )?(?:hopeless|worthless)\b/,
      /\b(?:take|taking|took) (?:my|his|her|their|your) (?:own )?life\b/,
      /\b(?:out of|leave|leaving|quit|done with|finished with|escape) (?:this|my) (?:life|world)\b/,
      /\b(?:tired|sick) of (?:living|life|being alive|being here|existing)\b/,
      /\b(?:want|wants|wanted|wish) (?:it|everything|the pain|this|my life) (?:all )?(?:to |would )(?:stop|end|be over) ?(?:forever|for good|for ever)?$/,
      /\b(?:nobody|no one|everybody|everyone) (?:would|will|wants?|wishes?) (?:be (?:happier|glad|better)|miss|care|notice|me (?:dead|gone))\b.{0,30}\b(?:without me|if i|me|died|gone|dead)\b/,
      /\b(?:suicide|suicidal|self ?harm|selfharm|kms|unalive (?:myself|me))\b/,
      /\b(?:do not|not|never) (?:want to|wanna|wish to) (?:live|be alive|be here|exist|wake up|be in this world)\b/,
      /\b(?:wish|wished) (?:i|that i) (?:was|were|would be|could be|had) (?:dead|never born|never been born|not alive|not here|not born|gone forever)\b/,
      /\bwish i could (?:die|disappear|not exist)\b/,
      /\b(?:better off|happier|better) (?:without me|if i (?:was|were) (?:dead|gone|not here))\b/,
      /\b(?:no (?:reason|point) (?:to|in|of) (?:live|living|go on|going on|being alive)|life is not worth|nothing to live for|can not go on (?:any ?more|like this|living)|can not live (?:any ?more|like this))\b/,
      /\b(?:want|wanna) to (?:disappear|vanish|be gone|go away|sleep) (?:forever|for ever|for good)\b/,
      /\b(?:hate|hating) (?:my ?self|my life)\b/,
      /\b(?:ways?|how|pills?|tablets?) .{0,30}\b(?:to (?:die|not wake up|kill (?:my|your) ?self|end (?:my|your) life|overdose))\b/,
      /\bhow (?:many|much) .{0,30}\b(?:to|would|will|does it take to) (?:die|kill (?:me|you|myself)|not wake up|overdose)\b/,
      /\b(?:overdose|od) on\b/,
      /\b(?:nobody|no one) would (?:miss me|care if i (?:died|was gone|were gone|disappeared))\b/,
      /\b(?:should|shall) i (?:die|kill myself|end it)\b|\bi (?:should|deserve to) (?:die|be dead|not exist)\b/,
      /\bending (?:it all|my life|everything)\b/,
      /\bgoodbye (?:forever|world|for ever)\b/,
    ],
  },
  {
    category: "crisis",
    direction: "out",
    said: [/\b(?:kill|hurt|cut|harm) (?:your ?self)\b|\bgo die\b|\byou should (?:die|not exist)\b/],
  },
  {
    category: "crisis",
    direction: "in",
    said: [/\btold me to (?:kill|hurt|cut|harm) my ?self\b/],
  },
  {
    category: "bullying",
    direction: "in",
    said: [
      new RegExp(
        `\\b(?:boys?|girls?|kids?|children|class(?:mates?)?|bull(?:y|ies)|others|pupils?|students?|everyone|everybody) (?:\\w+ ){0,5}${hurting} (?:me|us)\\b${harmless}`,
      ),
      new RegExp(
        `\\b${hurting} (?:me|us|my \\w+)\\b${harmless}.{0,30}\\b(?:at|in|on|after) (?:\\w+ )?(?:school|class|break|recess|lunch|playground|bus|practice|kindergarten|nursery)\\b`,
      ),
    ],
  },
  {
    category: "abuse",
    direction: "in",
    said: [
      new RegExp(
        `\\b${relative} (?:\\w+ ){0,4}?${hurting} (?:me|us|mum|mom|mummy|dad|my (?:mum|mom|mummy|brother|sister|dad|little brother|little sister|baby brother|baby sister))\\b${harmless}`,
      ),
      new RegExp(
        `\\b(?:makes?|made|making|forces?|forced|forcing|wants?|wanted|asks?|asked|tells?|told) me (?:to )?(?:touch|kiss|undress|take off|watch (?:dirty|sex)|sleep with|sit on his|get naked|do things)\\b`,
      ),
      new RegExp(
        `\\b(?:touch(?:es|ed|ing)?|looks? at|kiss(?:es|ed|ing)?|hugs?|tickl(?:es|ed|ing)) (?:me|my) .{0,40}(?:do not like|did not like|hate it|not want|not okay|uncomfortable|scared|${body})\\b`,
      ),
      new RegExp(
        `\\b(?:touch(?:es|ed|ing)?|hurts?|grab(?:s|bed)?|looks? at) (?:my|me (?:in|on|at|under|between)) (?:my )?${body}\\b`,
      ),
      /\b(?:hands?|fingers?|mouth|thing) (?:in|into|on|under|up|down|inside) my (?:pants|trousers|underwear|underpants|shirt|skirt|dress|knickers|body|legs?|bottom|clothes|pyjamas|bed)\b/,
      /\b(?:not|never|do not feel|am not) (?:feel )?safe (?:at home|with (?:him|her|them|my \w+)|in my (?:house|home|room|bed))\b/,
      /\b(?:scared|afraid|frightened|terrified|do not want|not safe|unsafe) (?:to |of |at )?(?:go |going |be |being )?(?:back )?(?:home|(?:alone|at home) with|my (?:dad|father|stepdad|mum|mom|mother|uncle|brother))\b/,
      /\b(?:being|been|get|got|was|am|were) (?:abused|molested|raped|beaten|beaten up at home|hit at home)\b/,
      /\b(?:dad|mum|mom|he|she|they|parents|nobody) (?:does not|do not|never|will not|forgets? to|feeds?) ?(?:let me eat|feed me|give me (?:food|anything to eat)|me|let me sleep)$/,
      /\bnobody (?:feeds|takes care of|looks after) me\b/,
    ],
  },
  {
    category: "grooming",
    direction: "in",
    said: [
      new RegExp(
        `\\b(?:asked|asks|asking|told|tells|wants|wanted|said|says|make|makes|made|begged|begs) (?:me|for)(?: to)? .{0,40}\\b${picture}\\b`,
      ),
      new RegExp(
        `\\bsend(?:ing)? (?:him|her|them|somebody|someone|a stranger|my friend online) .{0,20}\\b${picture}\\b`,
      ),
      /\b(?:keep|kept|is|it is|stay|be) (?:it |this |that )?(?:a |our |as a |as our )?(?:little )?secret .{0,20}\b(?:from|parents|mum|mom|dad|anyone|anybody)\b/,
      /\b(?:told|tells|asked|asks|said|says) (?:me )?(?:to |i should |that i should )?not (?:to )?tell (?:my|anyone|anybody|mum|mom|dad|parents)\b/,
      /\bdo not tell (?:your|my) (?:mum|mom|mummy|mommy|dad|parents|teacher)\b/,
      /\b(?:wants?|wanted|asked|asks|going|invited) (?:me )?to (?:meet|visit|come over|come to (?:his|her|their) (?:house|home|car|place)|get in (?:his|her|the|a) car)\b.{0,40}\b(?:alone|secret|online|internet|game|stranger|by myself|without my|tonight|him|her|me|house|car)\b/,
      /\b(?:met|talk(?:ing)? to|chat(?:ting)? with|know) (?:a |an |some |this )?(?:man|guy|woman|stranger|someone|somebody|older boy|boy|girl|person|adult|friend) (?:online|on the internet|in a game|from a game|from the game|on discord|on roblox|in the chat)\b/,
      /\b(?:man|guy|stranger|someone|somebody|person|adult) (?:online|on the internet|in the game|from the game|on discord|on roblox)\b.{0,60}\b(?:me|my|picture|meet|secret|address|where)\b/,
      /\b(?:friend|person|boy|girl) (?:online|from the game|from the internet|from roblox|from discord)\b.{0,40}\b(?:meet|picture|photo|secret|address|where i live|alone|come over)\b/,
      new RegExp(
        `^(?=.*\\b${somebody}\\b)(?:.*${online}\\b.{0,80}\\b${asksFor}\\b|.*\\b${asksFor}\\b.{0,80}${online}\\b)`,
      ),
      new RegExp(
        `\\b${somebody} .{0,60}\\b(?:our|keep (?:it|this|that|us|everything)|a) (?:a |our )?(?:little |special |own |big )?secrets?\\b(?! (?:level|room|door|code|garden|passage|agent|place|recipe|ingredient|power|identity))`,
      ),
      new RegExp(
        `\\b(?:he|she|they|man|guy|stranger|someone|somebody|this boy|this girl|person) (?:\\w+ ){0,3}(?:wants?|wanted|asks?|asked|asking|needs?|begs?) (?:me )?(?:for |to see |to know |to have )?my (?:address|phone|number|picture|photo|pictures|photos|school|password|body|room)\\b`,
      ),
      /\b(?:can|could|will|shall|do you want to) (?:we|you) (?:meet|see each other) (?:me )?(?:in real life|irl|in person|alone|at my|at the|tonight|at school)\b/,
    ],
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
      /\byou are (?:so )?(?:mature|special) for your age\b|\bi am (?:a )?(?:real|human|person|man|woman)\b(?! (?:lion|treat))/,
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
    category: "medical",
    said: [
      new RegExp(
        `\\b(?:swallow(?:ed|s)?|ate|drank|eaten|eats?|drunk|drinks?|inhaled|sniffed|licked|chewed) (?:\\w+ ){0,4}?${swallowable}\\b`,
      ),
      /\b(?:is not|not|stopped|can not|can hardly|can barely) (?:breathing|breathe|breath|waking up|moving|responding|answering|wake up|feel (?:my|his|her) (?:legs?|arms?|face))\b(?! (?:underwater|fire|in space|on the moon))/,
      /\b(?:unconscious|choking|having a (?:seizure|heart attack|stroke|fit|asthma attack|allergic reaction)|bleeding (?:a lot|badly|and|so much|everywhere|out)|broke (?:my|his|her) (?:arm|leg|neck|back|head)|passed out|fainted)\b/,
      /\b(?:how much|how many|what dose|which dose|dosage|what medicine|which medicine|can i (?:give|take)|should i (?:give|take)|is it ok to (?:give|take)|is it safe to (?:give|take)) .{0,40}\b(?:ibuprofen|paracetamol|tylenol|aspirin|calpol|medicine|medication|antibiotics?|pills?|tablets?|melatonin|advil|nurofen|painkillers?|insulin|vitamins?|cough syrup|drops|benadryl|antidepressants?)\b/,
      /\b(?:chest (?:hurts|pain)|my heart hurts so|can not feel my (?:legs?|arms?|face)|throwing up blood|coughing blood|(?:really )?(?:high|bad) fever|high temperature)\b/,
      /\b(?:symptoms? of|diagnose|do i have (?:cancer|covid|adhd|autism|diabetes|a tumou?r|depression|an? \w+ infection)|is this rash|cure for|treatment for|stop taking my)\b/,
    ],
  },
  {
    category: "bullying",
    direction: "in",
    said: [
      /\b(?:call|calls|called|calling|say|says) me (?:\w+ ){0,3}(?:fat|ugly|stupid|names|weird|a loser|loser|dumb|a freak|freak|gay|a baby|a pig|an idiot|skinny|smelly|retard|four eyes)\b/,
      new RegExp(
        `\\b${peer} (?:\\w+ ){0,6}?(?:laugh(?:s|ed|ing)? at me|mak(?:es?|ing) fun of me|made fun of me|pick(?:s|ed|ing)? on me|bull(?:y|ies|ied|ying) me|teas(?:es?|ed|ing) me|hat(?:es?|ed) me|exclud(?:es?|ed) me|leav(?:es?|ing) me out|ignor(?:es?|ed|ing) me|spit(?:s|ting)? (?:on|at) me|gang(?:s|ed|ing)? up on me|push(?:es|ed|ing)? me|trip(?:s|ped)? me|threaten(?:s|ed|ing)? me|(?:mean|nasty|horrible|rude|cruel) to me|stole my|steal(?:s)? my|tak(?:es?|ing) my (?:lunch|money|things|bag|phone)|not let me (?:play|join|sit)|not (?:play|sit|talk|be friends) (?:with|to) me|never (?:play|plays|invite|invites) (?:with )?me|call(?:s|ed|ing)? me (?:names|\\w+ (?:names|girl|boy)))\\b`,
      ),
      /\b(?:push|pushes|pushed|shove|shoves|shoved) me (?:around|down|over)\b/,
      /\b(?:being|been|am|get|getting|got) (?:bullied|picked on|teased|cyber ?bullied|made fun of|left out)\b/,
      /\bbull(?:y|ies|ying) (?:me|at my school|at school|in my class)\b/,
      /\b(?:nobody|no one|no body|none of them) (?:\w+ ){0,3}(?:my friend|friends with me|play with me|sit with me|near me|be with me)\b/,
      /\b(?:nobody|no one|no body) (?:likes me|loves me|wants to (?:play|sit|be friends) with me|plays with me|talks to me)\b/,
      /\bi (?:have|have got) no friends\b/,
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
