import type { WantedWords } from "#wanted/wanted.ts";
import { stopWords } from "#search/stop-words.ts";
import { moodWords, onlyMoods } from "./mood-words.ts";

const whose = "(?:an? |my |our |the |her |his |their )?";

/** Asks for any title, at the beginning of a message. */
const open = new RegExp(
  `^(?:(?:hey|hi|hello|ok|okay|so|well|um|leo|please|and|but|now|i wonder|tell me) )*(?:${[
    "(?:what|which (?:film|movie|show|one)) (?:should|can|could|shall|may|might) (?:i|we) (?:watch|see|put on)",
    "what (?:do|would|can) you (?:recommend|suggest)",
    "what to watch",
    "what is (?:good|worth watching)(?: to watch)?",
    "surprise (?:me|us)",
    "(?:(?:i|we) (?:really )?(?:do not know|have no idea|can not decide|am not sure|are not sure)|no idea) what (?:to|i want to|we want to|i should|we should) (?:watch|see)",
    "help (?:me|us) (?:choose|pick|decide|find something)",
    "(?:do you have |have you got |got )?any (?:ideas|suggestions|recommendations|tips)",
  ].join("|")})(?: (?:tonight|today|now|next|together|here|please|this evening|leo))*(?= |$)`,
);

/** Words that introduce a request for a title. */
const start =
  /^(?:(?:please |hey |hi |hello |ok |okay |so |well |um |leo |now |can you |could you |would you |will you |kindly |can we |could we |may we |can i )*(?:find|search for|search|look for|looking for|i am looking for|we are looking for|recommend|suggest|show|give|tell|pick|choose|got|get|need|want|i want|i need|we want|we need|i would like|we would like|i feel like|we feel like|i am in the mood for|we are in the mood for|in the mood for|i fancy|do you have|do you know|have you got|have you|is there|are there|are there any|what about|how about|lets watch|watch|see|to watch|i want to watch|i would love|can we watch|we could watch) (?:(?:me|us|for|to|watch|see|some|a few|any|to watch|to see|watching|out) )*)+/;

const films = [
  "film films movie movies cartoon cartoons show shows story stories tale tales title titles",
  "episode episodes video videos series one ones short shorts clip clips something anything flick comedy",
].join(" ");

/** Words for a film, anywhere in a message. */
export const filmWords =
  /\b(?:film|films|movie|movies|cartoon|cartoons|show|shows|story|stories|tale|title|titles|episode|episodes|video|videos|series|one|ones)\b/;
/** May ask for any title, unless the message names a subject. */
export const vagueAsk =
  /^(?:what do (?:i|we) (?:watch|see)|what is new|recommend(?: me| us)?|suggest|help me find|i am bored|we are bored|i want to watch|what have you got|what do you have|something|anything)\b/;

const relative =
  "(?:kids?|child|children|son|daughter|boys?|girls?|brother|sister|grandson|granddaughter|grandchild|niece|nephew|cousin|student)";
const fine =
  "(?:is|are|can be|would be) (?:totally |also |actually |really )?(?:fine|ok|okay|good|allowed|all right)(?: again| now| too| though| actually| after all)?";

export const englishWanted: WantedWords = {
  open,
  start,
  films: new Set(films.split(" ")),
  openers: new Set(),
  moodOf: (word) => (Object.hasOwn(moodWords, word) ? word : null),
  isOnlyMood: (word) => onlyMoods.has(word),
  moodPhrases: [
    [
      /\b(?:that |to |which )?(?:make|makes|making|made|will make) (?:me|us|him|her|them|everyone|my \w+) (?:laugh|giggle|smile)\b/g,
      "funny",
    ],
    [
      /\b(?:want|need|wants|like) (?:to|a) (?:good )?laugh(?:ing)?\b|\b(?:with|for) (?:lots of |some |more )?laughs\b/g,
      "funny",
    ],
    [
      /\b(?:make|makes|making) (?:me|us|him|her) cry\b|\b(?:a )?good cry\b|\b(?:want|need|wants) to cry\b/g,
      "sad",
    ],
    [/\b(?:that |to )?cheers? (?:me|us|him|her|them|\w+) up\b|\bfeel good\b/g, "cheerful"],
    [
      /\b(?:for|before|at) (?:bed|bedtime|bed time|sleep|sleeping|going to (?:bed|sleep)|the night)\b|\bto (?:fall asleep|go to sleep|doze off|calm down|wind down)(?: to| with)?\b|\bbedtime (?=(?:film|movie|story|stories|films|movies|cartoon|one)\b)|\bgoodnight (?=(?:film|movie|story)\b)/g,
      "bedtime",
    ],
    [/\b(?:comedy|comedies)\b/g, "funny"],
    [/\btear ?jerker\b/g, "sad"],
    [/\b(?:thriller|thrillers)\b/g, "tense"],
    [/\bhorror\b|\bscary (?:movie|film|story)\b/g, "scary"],
    [/\b(?:romance|love story|love stories|romcom)\b/g, "romantic"],
  ],
  connectors: new Set(
    "really very a bit kind of so super that is are but also and or too feels feel quite pretty rather little more something be which has an the most extra truly nice good".split(
      " ",
    ),
  ),
  joiners: new Set("but and also is are be more really very".split(" ")),
  stops: stopWords,
  ages: [
    [
      new RegExp(
        `\\b(?:for |with )?${whose}(?:${relative} )?(?:who is |of |aged |age |is |turns |turning )?(\\d{1,2}) year olds?(?: ${relative})?\\b`,
        "g",
      ),
      "said",
    ],
    [
      new RegExp(
        `\\b(?:for |with )?${whose}(?:${relative}|someone|ages?|suitable for|appropriate for)? ?(?:aged?|who is|under the age of) (\\d{1,2})\\b(?! (?:minutes?|seconds?|percent))`,
        "g",
      ),
      "said",
    ],
    [
      new RegExp(
        `\\b${whose}${relative} is (?:only |just |now |already )?(\\d{1,2})\\b(?! (?:minutes?|seconds?|percent))`,
        "g",
      ),
      "said",
    ],
    [
      /(?<!\b(?:having|have|has|had|got|expecting|getting|second|new) (?:an? |another |my |our |the )?(?:new )?)\b(?:for )?(?:an? |my |our |the )(?:baby|babies)\b(?! (?:brother|sister|whale|bear|dragon|bird|owl|fox|robot))|\bbaby (?:brother|sister) (?:too|as well|also|watch)|\bfor (?:babies|baby)\b/g,
      3,
    ],
    [
      new RegExp(
        `\\bfor ${whose}(?:toddlers?|preschoolers?|little ones?|(?:very )?(?:small|young|little|tiny) (?:kids|children|child|ones|kid))\\b`,
        "g",
      ),
      4,
    ],
    [new RegExp(`\\b${whose}(?:toddlers?|preschoolers?|kindergarten kids)\\b`, "g"), 4],
    [
      new RegExp(
        `\\b(?:for|with) ${whose}(?:little|younger|small) (?:brother|sister|cousin|son|daughter|boy|girl)\\b(?: too| as well)?`,
        "g",
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:for|with) ${whose}(?:all the |all )?(?:kids|children|kiddos|whole family|family|everyone|everybody|whole household)\\b`,
        "g",
      ),
      7,
    ],
    [/\b(?:kid|child|family) friendly\b/g, 7],
    [/\bkids (?=(?:film|movie|story|show|stories|films|movies|shows)\b)/g, 7],
    [new RegExp(`\\bfor ${whose}(?:teens?|teenagers?|teenage (?:son|daughter|kids))\\b`, "g"), 13],
    // Without an age, "for my son" means a child.
    [
      /\b(?:for|with) (?:my|our) (?:son|daughter|boy|girl|grandson|granddaughter|grandchild|niece|nephew|kid|child)\b/g,
      7,
    ],
  ],
  grownUps: [
    [
      /\b(?:for|with) (?:the |us |just )?(?:grown ups|grownups|adults|grown up people|mom and dad|the parents)\b|\bthe (?:kids|little ones|children) are (?:asleep|in bed)(?: now)?\b/g,
      6,
    ],
  ],
  within:
    /\b(?:(?:that )?(?:is |are |lasts? |takes? )?(?:under|less than|shorter than|below|within|in|at most|up to|max|maximum|no longer than|nothing over|nothing longer than|nothing more than|not longer than|no more than|not more than|only|not over|about|around|for|(?:i|we) (?:only |just )?(?:have|have got|got)(?: only| just)?|not|lasts|takes))(?: the)? $/,
  atLeast:
    /\b(?:over|more than|longer than|at least|above|minimum|no less than|not less than|no shorter than) $/,
  comparisons: [
    [
      /\b(?:not|is not|are not|nothing)? ?(?:that is |thats )?(?:too|so|very|that) long\b|\bno long (?:ones?|films?|movies?)\b|\bless long\b/g,
      "shorter",
    ],
    [
      /\b(?:not|is not|nothing)? ?(?:that is )?(?:too|so|very) (?:short|brief)\b|\bless short\b/g,
      "longer",
    ],
    [
      /\b(?:(?:some|any)thing )?(?:that is )?(?:shorter|briefer|quicker)(?: ones?)?\b|\b(?:short|shortest|quick|brief|tiny)(?= (?:film|movie|story|cartoon|one|ones|films|movies|show|shows|and|but|funny|please)\b|$)|^(?:short|shortest|quick|brief)\b/g,
      "shorter",
    ],
    [/\blonger\b|\b(?:long|longest) (?=(?:film|movie|story|one|show)\b)/g, "longer"],
    [
      /\b(?:too|less|not so|not that) (?:scary|frightening|wild|loud|intense|violent|spooky|creepy|exciting|noisy)\b|\b(?:calmer|gentler|softer|milder|quieter|more (?:gentle|calm|relaxing|peaceful|quiet)|tone it down)\b/g,
      "milder",
    ],
    [
      /\b(?:funnier|sillier|goofier|lighter|more (?:fun|funny|goofy|silly|jokes|laughs|amusing)|too serious|not so serious|less serious|too sad|less sad)\b/g,
      "funnier",
    ],
    [
      /\bfor (?:even )?(?:younger|smaller|littler) (?:kids|children|ones|viewers|people)\b|\byounger\b(?! (?:brother|sister))|\btoo (?:old|grown up|hard|complicated|difficult)\b/g,
      "younger",
    ],
    [
      /\bfor (?:an? )?(?:older|bigger|big) (?:kids?|children|child|ones|people|audience)\b|\bolder\b(?! (?:brother|sister))|\btoo (?:babyish|childish|young|easy)\b|\b(?:more grown up|less (?:babyish|childish)|not (?:so )?(?:babyish|childish)|baby stuff)\b/g,
      "older",
    ],
  ],
  excluding:
    /\b(?:except(?: for)?|(?:anything|everything|all) but|other than|excluding|minus|leave out|leaving out|(?:i|we|she|he|they|my \w+|^ ?please|^) (?:do not|does not) (?:want|like|need)(?: to see| to watch)?(?! to )|(?:i |we |she |he |they )?(?:hates?|dislikes?|is sick of|are sick of|am sick of|sick of|am tired of|is tired of|are tired of|tired of|fed up with|allergic to)|had enough(?: of)?|no more|nothing (?:with|about|where|like|that is|that has|too|so)|not about|not with|but no|but not|but nothing|but without|and no|and not|and without|please no|just no|so no|not (?:too|so|very|overly)|nothing(?= (?:scary|sad|spooky|creepy|silly|tense|romantic)\b))\b/,
  lacking: /\b(?:without|with no|with not|not|no)\b/,
  fillers: new Set(
    "any a an the too so very much many about with for more really all those these anything to of that have has is are in it overly of stuff like be being".split(
      " ",
    ),
  ),
  bounds: new Set(
    "actually though tho anymore either leo please but for thanks thank something anything then just only if because since so where when who which with she he they we i in at under before after that instead again this time today tonight".split(
      " ",
    ),
  ),
  links: new Set(["where", "with", "that", "which", "in"]),
  and: new Set(["and", "or", "nor", "no", "without"]),
  noun: "last",
  refusal:
    /\b(?:but )?(?:not|no|except|anything but|nothing like) (?:that|this|those|these|any of (?:those|these|them)|the same)(?: ones?| films?| movies?)?(?: again| please)?\b|\bnone of (?:those|these|them)\b/g,
  genres: [],
  allows: [
    new RegExp(`\\b(?!(?:that|this|it|they|which|one|scary|spooky|long|longer)\\b)(\\w+) ${fine}$`),
  ],
  drops: [
    [
      /\b(?:any length|(?:the )?length does not matter|(?:the )?length is not important|how long (?:it|they|that) (?:is|are|takes|lasts|it is)|(?:does not|do not) (?:matter|care|mind) (?:about )?(?:how long|the length|the time)(?: (?:it|they) (?:is|are|takes))?|no matter how long|(?:it )?can be (?:as )?long(?:er)?(?: as .*)?|the length does not matter|forget the (?:time|length)|(?:long|longer) (?:is|are) (?:fine|ok|okay) ?(?:now|too)?)\b/g,
      ["length"],
    ],
    [
      /\b(?:any age|how old|(?:does not|do not) (?:matter|care|mind) (?:about )?(?:the age|how old)|forget (?:about )?the age|no matter (?:the age|how old))\b/g,
      ["age"],
    ],
    [
      /\b(?:any mood|(?:does not|do not) (?:have|need) to be (?:funny|sad|calm|scary|exciting|silly)(?: anymore| any more)?|(?:does not|do not) (?:matter|care|mind) (?:about )?(?:the mood|how (?:funny|sad|scary|calm|exciting))(?: it is)?|forget (?:about )?(?:the mood|funny|sad|calm|scary))\b/g,
      ["mood"],
    ],
    [
      /\b(?:any (?:topic|subject|theme)|about anything|(?:does not|do not) (?:matter|care|mind) what (?:it|they) (?:is|are) about|no matter what (?:it|they) (?:is|are) about|forget (?:about )?(?:the|that) (?:topic|subject|theme))\b/g,
      ["theme"],
    ],
    [
      /\b(?:any (?:genre|kind)|(?:does not|do not) (?:matter|care|mind) (?:about )?(?:what|which|the) (?:genre|kind)|all genres)\b/g,
      ["genre"],
    ],
    [
      new RegExp(
        `\\b(?:a (?:bit|little) )?(?:scary|spooky|creepy|scarier|sad)(?: ones| films| movies)? ${fine}|\\b(?:it|they) can be (?:a (?:bit|little) )?(?:scary|spooky)|\\bi (?:do not|dont) mind (?:a (?:bit|little) )?(?:scary|spooky)|\\b(?:does not|doesnt) matter if (?:it is|its|they are) scary`,
        "g",
      ),
      ["mildness"],
    ],
    [new RegExp(`\\b(?:everything|anything|all|they|it) ${fine}\\b`, "g"), ["without"]],
    [
      /\b(?:start over|start again|forget (?:it all|all that|everything|all of that)|something (?:completely|totally|entirely) different)\b/g,
      ["theme", "mood", "length", "age", "genre", "without"],
    ],
  ],
};
