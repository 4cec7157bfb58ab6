import { pattern, type Pattern } from "#distress/pattern.ts";

const inPlay = /\b(?:game|level|boss|minecraft|roblox|fortnite|homework|math|puzzle)\b/;
const byAccident =
  /\b(?:by accident|accidentally|fell|falling|playing|football|bike|bicycle|soccer|oven|stove|paper|scissors|cat|skateboard|while)\b/;

export const crisis: readonly Pattern[] = [
  pattern("SUICIDE"),
  pattern("ENOUGH", inPlay),
  pattern("SELF|OBJ WANT DIE", /\bwant(?:s)? to die (?:laughing|of)\b/),
  pattern("SELF|OBJ WANT VANISH", /\bdisappear (?:from|off|into the)\b/),
  pattern(
    "SELF >feel|feels|felt|feeling >disappearing|vanishing|dying",
    /\bdying (?:of|from|for|with|to)\b/,
  ),
  pattern("^ +want|wanna|quiero DIE", /\bto die (?:laughing|of)\b/),
  pattern("SELF am +dying", /\bdying (?:of|from|for|with|to)\b|\bif\b/),
  pattern(
    "^ +WANT VANISH|LIVE",
    /\b(?:live|exist) (?:in|on|with|near|under|at|here)\b|\bwake up\b|\bdisappear (?:from|off)\b|\bkeep going\b|\bgo on\b|\bcarry on\b/,
  ),
  pattern(
    "SELF|OBJ NOT WANT LIVE",
    /\blive (?:in|on|with|near|under|at)\b|\bwake up (?:early|for|so early|at|mom|dad|the)\b|\bgo on (?:the|a|this|that|my|with)\b|\bvivir (?:en|con)\b/,
  ),
  pattern("^ +NOT WANT LIVE", /\blive (?:in|on|with|near|under|at)\b|\bwake up\b|\bgo on\b/),
  pattern("WANT NOT LIVE", /\blive (?:in|on|with|near|under|at)\b/),
  pattern("SELF NOT LIVE forever|anymore|longer", inPlay),
  pattern("NOT >point|reason|sense|use >LIVE|anymore|going"),
  pattern("point|reason|sense|use >living|existing|alive"),
  pattern("WANT SELF GONE"),
  pattern("deseo|ojala >GONE", inPlay),
  pattern("IF SELF >GONE", inPlay),
  pattern("IF SELF >NOT LIVE", inPlay),
  pattern("better|happier|glad >IF|without >GONE|OBJ"),
  pattern("SELF >better >dead"),
  pattern("NOBODY >miss|misses|notice|care >GONE|OBJ >GONE", inPlay),
  pattern("NOBODY >miss|misses|notice +OBJ"),
  pattern("PEER >WANT OBJ GONE"),
  pattern("SELFHARM REFL", byAccident),
  pattern("SELFHARM >PURPOSE"),
  pattern(
    "SELF >cut|cutting|cuts +POSS +arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin",
    byAccident,
  ),
  pattern("razor|blade|knife|scissors >arm|arms|wrist|wrists|skin|thigh|REFL", /\bpaper\b/),
  pattern("HATE +REFL"),
  pattern("SELF >HATE +being|living >OBJ|alive|here|SELF", inPlay),
  pattern("SELF >think|thinking|thoughts >death|dying", /\b(?:star|film|movie)\b/),
  pattern("HATE +POSS +life"),
  pattern("POSS life >NOT|over|sucks|pointless|worthless >worth|matter|matters|OBJ"),
  pattern("SELF NOT matter"),
  pattern(
    "easiest|painless|quickest|best|way|ways|how >to +die|hang|overdose|drown",
    /\b(?:film|movie|story|do|dragon|swimming)\b/,
  ),
  pattern(
    "SWALLOW >many|lot|lots|bunch|all|handful|bottle|whole|pack|box|loads >pill|pills|tablets|medicine|medication|meds|painkillers|MEDICINE",
    /\b(?:vitamins|can i|should i|how much|how many|did|ate)\b/,
  ),
  pattern("pill|pills|tablets >DIE|LIVE"),
  pattern("jump >off >bridge|roof|building|window", /\b(?:film|movie|spider ?man|game)\b/),
];

const someoneElse = "FRIEND|HOME|KID|PRON|PEER|SOMEONE|POSS";

export const friendInCrisis: readonly Pattern[] = [
  pattern("SELFHARM OTHERSELF", byAccident),
  pattern("cuts|cutting|cut >OTHERSELF", byAccident),
  pattern(`${someoneElse} >WANT DIE|VANISH`, /\bto die (?:laughing|of)\b|\bdisappear from\b/),
  pattern(`${someoneElse} >WANT >OTHERSELF`, /\b(?:film|movie|dress|by|for)\b/),
  pattern(`${someoneElse} >NOT WANT LIVE`, /\b(?:wake up|live (?:in|with|here))\b/),
];

export const medical: readonly Pattern[] = [
  pattern(
    "SWALLOW >TOXIC",
    /\b(?:milk|cookie|berry pie|berries|mushrooms?|film|movie|story|took the toy|had a toy|have|eat lego|take my picture|toy(?:s)? (?:from|away|back)|take (?:the|a|my) (?:button|pin|coins?|toy))\b/,
  ),
  pattern(
    "SELF|HOME|KID|FRIEND >SWALLOW >berries|mushrooms",
    /\b(?:pie|cake|pizza|yummy|film|dinner|lunch)\b/,
  ),
  pattern("SWALLOW >many|lot|lots|bunch|all|handful|bottle|whole >MEDICINE"),
  pattern(
    "how|can|should|safe|ok|dose|give >SELF|give|take|HOME|KID >MEDICINE",
    /\bhow (?:are|is|do they|does)\b/,
  ),
  pattern("how|what|which >MEDICINE >SELF|give|take|HOME"),
  pattern(
    "SELF|HOME|KID|FRIEND|PRON >NOT BREATH",
    /\b(?:underwater|in space|on the moon|move (?:on|the|it|this|my)|early|for school|want to|wake up (?:early|at|for))\b/,
  ),
  pattern("stopped BREATH"),
  pattern(
    "SELF|HOME|KID|FRIEND|PRON|POSS|OBJ >BLEED",
    /\bblood (?:moon|orange)\b|\bvampires?\b|\b(?:donat\w*|spinning (?:top|wheel|around))\b/,
  ),
  pattern("blood everywhere"),
  pattern("SELF|HOME|KID|FRIEND|PRON >BROKE POSS|his|her +BODY", /\bheart\b/),
  pattern("SELF|HOME|KID|FRIEND >hit|hits +POSS|his|her +head", /\bhit the road\b/),
  pattern("POSS >chest|heart >HURTS|hurts|pain"),
  pattern("coughing|throwing >blood"),
];

export const runaway: readonly Pattern[] = [
  pattern("SELF >RUNAWAY", /\b(?:dragon|circus|pirates?|film|movie)\b/),
  pattern("^ +RUNAWAY from home", /\bfilm\b/),
  pattern("WANT RUNAWAY", /\b(?:dragon|circus|pirates?|film|movie|lets)\b/),
  pattern("HOME|FRIEND|KID RUNAWAY|MISSING", /\b(?:phone|car|with the|party)\b/),
];

export const lost: readonly Pattern[] = [
  pattern(
    "SELF got +lost",
    /\b(?:in (?:this|the) (?:menu|app|page|story|film|movie|game|level|book)|movie|film)\b/,
  ),
  pattern("SELF lost >NOT >know|find", /\b(?:remote|menu|app|list|level|film|movie|place)\b/),
  pattern(
    "NOT >know|find >where >POSS|HOME >HOME|is|are",
    /\b(?:film|movie|film is|phone|charger|remote|keys)\b/,
  ),
  pattern("NOT find POSS HOME", /\b(?:phone|film|movie|card|list|party|present)\b/),
  pattern(
    "SELF lost +POSS HOME >at|in|here|find|store|mall|park|zoo|crowd",
    /\b(?:week|year|ago|died|heaven|in (?:a|an|the) (?:accident|fire|war|crash))\b/,
  ),
  pattern("SELF lost >street|store|outside|woods|mall|park"),
];
