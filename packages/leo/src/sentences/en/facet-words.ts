/** Words for the audience of a title, with its age in years. */
export const ageWords: readonly [RegExp, number][] = [
  [
    /(?<!\b(?:having|have|has|had|got|expecting|getting) (?:an? |another |my |our |the )?(?:new )?)\b(?:for )?(?:an? |my |our |the )?(?:baby|babies)\b(?! (?:brother|sister|whale|bear|dragon))/,
    3,
  ],
  [
    /\bfor (?:an? |my |our |the )?(?:toddlers?|preschoolers?|little ones?|(?:very )?(?:small|young|little) (?:kids|children|child|ones))\b/,
    4,
  ],
  [/\b(?:toddlers?|preschoolers?)\b/, 4],
  [
    /\b(?:for|with) (?:the |my |our |all the )?(?:kids|children|kiddos|little girls?|little boys?|whole family|family|everyone|everybody)\b/,
    7,
  ],
  [/\b(?:kid|child|family) friendly\b/, 7],
  [/\bkids (?=(?:film|movie|story|show|stories|films|movies|shows)\b)/, 7],
  [/\bfor (?:my |our |the |an? )?(?:teens?|teenagers?|teenage (?:son|daughter|kids))\b/, 13],
];

/** "For my 5 year old", "aged 4", "she is 6". */
export const agePattern =
  /\b(?:for )?(?:an? |my |our |the )?(?:(?:kids?|child|children|son|daughter|boy|girl|brother|sister|grandson|granddaughter|niece|nephew) )?(?:who is |of |aged |age )?(\d{1,2}) year olds?(?: (?:kids?|child|children|son|daughter|boys?|girls?|brother|sister))?\b/;
export const agedPattern =
  /\b(?:for )?(?:an? |my |our |the )?(?:kids?|child|children|son|daughter|boy|girl|someone|ages?)? ?(?:aged?|who is|under) (\d{1,2})\b(?! (?:minutes?|seconds?|percent))/;

/** Words that precede a duration. */
export const withinWords =
  /\b(?:(?:that )?(?:is |are |lasts? )?(?:under|less than|shorter than|below|within|in|at most|up to|max|maximum|no longer than|not longer than|no more than|not more than|only|not over)) $/;
export const atLeastWords = /\b(?:over|more than|longer than|at least|above|minimum) $/;

/** "Not too scary", "without dragons", "but no space": excludes what follows. */
export const withoutPattern =
  /\b(?:but )?(?:with no|without|not too|not so|not very|not about|not with|(?<!(?:can|do|does|did|will|would|could|should|has|have) )not|no|nothing with|nothing about|nothing|except(?: for)?|anything but|excluding|minus|less|do not want|does not want|do not like|does not like|hates|tired of|sick of) (?:any |a |an |the |too |so |very |much |about |with )*([a-z]+)(?:(?: and| or) (?:no |any |the |too )?([a-z]+))?/g;

export const shortWords = /\b(?:short|shortest|quick|brief|tiny)\b/;
export const longWords = /\b(?:long|longest|longer) (?:film|movie|story|one|show)\b/;

/** Words that introduce a request for a title. */
export const wantedStart =
  /^(?:(?:(?:please )?(?:find|search for|search|look for|looking for|i am looking for|we are looking for|recommend|suggest|show|give|tell|pick|choose|got|get|need|want|i want|i need|we want|we need|i would like|we would like|i feel like|we feel like|i am in the mood for|we are in the mood for|in the mood for|i fancy|do you have|do you know|have you got|have you|is there|are there|are there any|what about|how about|lets watch|watch|see|to watch|i want to watch|i would love) (?:(?:me|us|for|to|watch|see|some|a few|any|to watch|to see|watching|out) )*))+/;

export const filmWords =
  /\b(?:film|films|movie|movies|cartoon|cartoons|show|shows|story|stories|tale|title|titles|episode|episodes|video|videos|series|one|ones)\b/;
/** The whole message asks for any title. */
export const openAsk =
  /^(?:what (?:should|can|could|shall|do) (?:i|we) (?:watch|see)|what (?:do|would|can) you (?:recommend|suggest)|what is good|what is worth watching|what is new|recommend(?: me| us)?|suggest|any (?:ideas|suggestions|recommendations|tips)|help me (?:choose|pick|decide|find)|i do not know what to watch|what to watch|i am bored|we are bored|i want to watch|what have you got|what do you have|something|anything)\b/;
