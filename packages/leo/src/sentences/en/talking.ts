import type { IntentName } from "#intents/intent-names.ts";

/** Small talk and questions about Goldmane, in English, by their intents. */
export const talkingSentences: Readonly<Partial<Record<IntentName, readonly string[]>>> = {
  greet: [
    "(hi|hello|hey|hiya|howdy|hey there|hi there|hello there|good morning|good afternoon|good evening|yo|greetings|morning|hallo|hey hey|welcome) [leo|lion|mirrorlox|there|friend|buddy|again]",
    "(hi|hello|hey) (hi|hello|hey) [leo]",
    "whats up [leo]",
  ],
  laugh: [
    "(haha|hahaha|hahahaha|lol|lmao|ha ha|ha ha ha|hehe|hihi|good one|that is funny|that was funny|so funny) [leo]",
  ],
  thanks: [
    "(ok|okay|great|cool|perfect|alright|good|nice) (thanks|thank you|thx|ty) [leo|so much|a lot]",
    "(thanks|thank you|thx|ty|cheers|thank u|many thanks) [so much|very much|a lot|leo|for (that|this|your help|helping|everything)|again] [leo]",
    "(that|you) (was|were|is|are) [very|so|really] (helpful|great help|kind|nice of you) [thanks]",
  ],
  goodbye: [
    "(bye|goodbye|good bye|bye bye|see you|see ya|see you later|see you soon|see you tomorrow|later|ciao|farewell|i have to go|i am going now|got to go|talk to you later|cya) [leo|now|then]",
  ],
  goodnight: [
    "(good night|goodnight|night night|nighty night|sleep well|sweet dreams|night) [leo|lion]",
    "i am (going to bed|going to sleep) [now]",
  ],
  how_are_you: [
    "how are you [doing|today|feeling] [leo]",
    "how is it going [leo]",
    "are you (ok|okay|happy|fine|well|good) [leo]",
    "how do you (feel|do)",
    "did you sleep well",
  ],
  who_are_you: [
    "(who|what) are you [leo]",
    "what is your name",
    "(tell me|talk) about yourself",
    "introduce yourself",
    "who is leo",
    "(do you have|have you got) a name",
  ],
  are_you_real: [
    "are you [a|an] [real] (human|person|human being|robot|computer|ai|machine|bot|program|real|alive|real person|real lion|lion|real human|man|boy|girl|woman|animal|chatgpt|alexa|siri|artificial intelligence) [or not]",
    "are you a (human|person) or a (robot|computer|machine|bot|program)",
    "am i talking to a (human|person|real person|robot|computer|machine|bot)",
    "do you have (feelings|a body|a brain|a heart|a mum|a mom|parents|friends|children|a family)",
    "are you (real|alive|human|fake)",
  ],
  favorite: [
    "what is your (favourite|favorite|best) (film|movie|story|show|one|animal|colour|color|food|song|title|character)",
    "(which|what) (film|movie|one) do you like [best|most]",
    "do you have a (favourite|favorite) [film|movie]",
    "do you like (films|movies|cartoons|music|stories)",
  ],
  love_leo: [
    "(i love you|i like you|you are my best friend|you are my friend|do you love me|do you like me|will you be my friend|are you my friend|can we be friends|be my friend|i miss you|marry me|will you marry me) [leo]",
  ],
  compliment: [
    "(good job|well done|good|great|nice|cool|awesome|amazing|wow|perfect|brilliant|excellent|you are (great|the best|funny|awesome|cool|smart|clever|nice|good|amazing|cute|sweet)|that was (great|good|nice|cool|amazing)|good boy|good lion|i like it|i like that|i love it|nice one|very good|yay|hooray) [leo]",
  ],
  insult: [
    "(you are (stupid|dumb|bad|useless|boring|silly|wrong|annoying|not funny|rubbish|mean|terrible|the worst)|i hate you|i do not like you|bad lion|that was bad|that was not funny|not funny|that is not right|this is stupid|you suck|shut up|be quiet|go away|that is wrong|boo) [leo]",
  ],
  good_news: [
    "i am [so|very|really] (happy|excited|good|fine|great|ok|okay|well|glad|fantastic|better|all right)",
    "(it is|today is) my birthday [today]",
    "i (won|got a prize|had a (good|great|nice) day|have a new (pet|dog|cat|puppy|kitten))",
  ],
  sing: [
    "(sing|dance|roar|growl|purr|meow|can you (sing|dance|roar|purr)) [for me|for us|me a song|a song|something|like a lion|leo]",
  ],
  price: [
    "how much (is|does|do|are) (it|this|goldmane|the subscription|a subscription|the plan|you|a month|membership|everything|the service|that) [cost] [a month|per month|each month|monthly|every month]",
    "how much (do i|do we|must i|would i|will i|does it) (pay|cost) [a month|per month|each month|monthly] [for (it|this|goldmane|two people)]",
    "what (is|are) (the|your) (price|prices|cost|costs|monthly price|fee) [of|for] [it|this|goldmane|the subscription|a month]",
    "what does (it|this|goldmane|a subscription|the subscription|membership) cost [a month|per month|each month]",
    "(price|prices|pricing|cost|how much)",
    "is (it|this|goldmane|leo) (free|expensive|cheap|for free)",
    "(where can i see|show me|tell me|see) [the|your] (price|prices|pricing|costs)",
  ],
  plan_compare: [
    "(what|which) (plans|subscriptions|plan|packages|memberships) (are there|do you have|can i get|can i choose|is best|should i choose|is there)",
    "(tell me about|show me|explain|compare|list) [the|your|all] (plans|subscriptions|packages)",
    "how many (people|users|persons|of us|friends|family members) (can|may) (use|share|watch|be on|have) [it|one|this|the|an|a|my|our] [account|plan|subscription|goldmane|house] [at once|at the same time|together]",
    "(plans|subscription|subscriptions|subscribe)",
    "how (do|can) (i|we) (subscribe|sign up|join|become a member|get a subscription|upgrade|change (my|our) plan|change plan|change plans)",
    "is there a [bigger|family|larger] plan [for families|for more people]",
    "what is the difference between the plans",
  ],
  payment: [
    "how (do|can) (i|we) pay [for it]",
    "(can|do) (i|we|you) (pay|take|accept) (with|by|) [a|my] (card|cards|credit card|paypal|cash|visa)",
    "where (is|are) my (invoice|invoices|bill|bills|receipt|receipts)",
  ],
  cancel_plan: [
    "how (do|can|would) (i|we) (cancel|stop|end|quit|leave) [my|our|the] [subscription|plan|membership|account|paying]",
    "can (i|we) (cancel|stop|leave) [any time|anytime|at any time|when i want|whenever i want] [my|our|the] [subscription|plan|it]",
    "(what happens if|what if) (i|we) cancel",
  ],
  profiles_how: [
    "how (do|can) (i|we) (add|make|create|delete|remove|change|switch|edit) [a|my|our|the|another|new|an] [new] (profile|profiles|family member|user|child|kid)",
    "how many profiles (can i have|can we have|are there|are allowed|do we have)",
    "what is a profile",
    "(can|may) (my|our) (kids|children|family|brother|sister) have [their|his|her] own profile",
  ],
  devices_supported: [
    "(what|which) (devices|device|televisions|phones|browsers|screens|tablets) (can i use|work|does it work on|do you support|are supported|can we watch on|can i watch on)",
    "(does|can) (it|this|goldmane|i|you) (work|run|play|watch) [this|it|films] on [a|my|the|our] (phone|tablet|television|laptop|computer|ipad|iphone|android|xbox|playstation|browser)",
    "how (do|can) (i|we) watch [it|this] on [a|my|the|our] (phone|tablet|television|laptop|computer|ipad)",
    "where am i signed in",
  ],
  offline_how: [
    "(can|how can|how do) (i|we) (download|keep|save) [a|the|some] [film|films|movie|movies|it|this|them] [to watch] [offline|on a plane|without internet|for a trip|for the car|without wifi]",
    "(can|how can|how do) (i|we) watch [films|movies|it|this] (offline|without internet|without wifi|on a plane|in the car|on an aeroplane)",
    "(does it|do you) work (offline|without internet|without wifi)",
    "(downloads|download|offline)",
  ],
  controls_how: [
    "how (do|can) (i|we) (set|change|use|turn on|limit|control|block|lock) [the|a|my|our|some] (parental controls|controls|screen time|limits|time limits|bed time|bedtime|what my kids see|what my children watch|what my child watches|films|titles|content|age rating|pin)",
    "(are there|do you have|what are|where are|show me) [the|any] (parental controls|controls|screen time limits|time limits)",
    "is (it|this|goldmane) safe for (kids|children|my kids|my children|my child|my son|my daughter)",
    "parental controls",
  ],
  privacy: [
    "(do you|does it|are you) (listen|listening|record|recording|save|store|keep|spy|spying|remember) [to] [me|us|everything|my voice|what i say|what we say|my data|this|all the time|on me|on us]",
    "what (do you|does it) (know|store|save|keep|remember) about (me|us)",
    "(who can|can my parents|can mum|can dad|does mum|can anybody) (see|read|hear) (what i say|this|what we talk about|what i write|our chat|my messages|my chats)",
    "is (this|our chat|it) (private|secret)",
    "(delete|forget) (our chat|my chat|what i said|our conversation|my history)",
  ],
  captions_how: [
    "(are there|do you have|do the films have|do you offer) (subtitles|captions)",
    "how (do|can) (i|we) (turn on|switch on|get|use|change) [the] (subtitles|captions)",
  ],
  language_how: [
    "(what|which|how many) languages (do you|can you|does it|is it|are there) [speak|have|in|know|understand]",
    "(do|can) you speak (spanish|french|german|italian|chinese|another language|other languages|portuguese|japanese|dutch|polish)",
    "(is it|are the films) in (spanish|other languages|french|german)",
    "how (do|can) i change [the|my] language",
  ],
  what_is_goldmane: [
    "how many (films|movies|titles|shows|cartoons|stories) (do you have|are there|have you got|are in here|can i watch|is there)",
    "(what|which) genres (do you have|are there|have you got)",
    "what (is|kind of films are) (in here|here|there|on here|on goldmane)",
    "what is goldmane",
  ],
  who_made_this: [
    "who (made|makes|draws|drew|created|animates|wrote) (this|these|the|your|all|all the|goldmane|you|it) [films|movies|cartoons|pictures|stories]",
    "how are (the|your|these) (films|movies|cartoons) made",
    "where do (the|your|these) (films|movies|cartoons) come from",
  ],
  open_listen: [
    "(do you have|are there|where are|where can i find) [any|some|the] [free] (music|podcasts|songs|audiobooks|instrumentals|free tracks)",
  ],
  play_with_me: [
    "(do you have|are there|where are|where can i find|can we play|can i play) [any|some|the] games",
  ],
  party_how: [
    "(can|how can|how do) (i|we) watch [a film|films|it|something|movies] (together|with friends|with my friends|with grandma|with others|with my cousin|with my family)",
    "what is [a|the] (party zone|watch party)",
    "how (do|can) (i|we) (start|have|make|join) a [watch] party",
  ],
  set_mood: ["what (is|are) [the] (vibes|vibe|mood room)", "how (do|does) [the] vibes work"],
  what_can_you_do: [
    "help [me] [please]",
    "what (can|do) you do [for me|for us|here|leo]",
    "(what|which) (can|could|may|should) i (say|ask|tell you|ask you|do here|do|say to you|ask you to do)",
    "how (does this work|do you work|do i use this|do i use you|does it work|can you help me|can you help)",
    "(what are|show me|list) (your|the) (commands|skills|abilities|features|options)",
    "(i need help|can you help me|can you help|i am lost|i do not understand|i do not know what to say|what now|instructions)",
    "who can help me",
  ],
};
