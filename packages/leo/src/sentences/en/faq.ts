import type { FaqAnswer, FaqTopic } from "#faq/topics.ts";

/** Questions about Goldmane, in English. */
export const faqSentences: Readonly<Record<FaqTopic, readonly string[]>> = {
  price: [
    "how much (is|does|do|are) (it|this|goldmane|the subscription|a subscription|the plan|you|a month|membership|everything|the service|that) [cost] [a month|per month|each month|monthly|every month]",
    "how much (do i|do we|must i|would i|will i|does it) (pay|cost) [a month|per month|each month|monthly] [for (it|this|goldmane|two people)]",
    "what (is|are) (the|your) (price|prices|cost|costs|monthly price|fee) [of|for] [it|this|goldmane|the subscription|a month]",
    "what does (it|this|goldmane|a subscription|the subscription|membership) cost [a month|per month|each month]",
    "(price|prices|pricing|cost|how much)",
    "is (it|this|goldmane|leo) (free|expensive|cheap|for free)",
    "(where can i see|show me|tell me|see) [the|your] (price|prices|pricing|costs)",
  ],
  plans: [
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
  cancel: [
    "how (do|can|would) (i|we) (cancel|stop|end|quit|leave) [my|our|the] [subscription|plan|membership|account|paying]",
    "can (i|we) (cancel|stop|leave) [any time|anytime|at any time|when i want|whenever i want] [my|our|the] [subscription|plan|it]",
    "(what happens if|what if) (i|we) cancel",
  ],
  profiles: [
    "how (do|can) (i|we) (add|make|create|delete|remove|change|switch|edit) [a|my|our|the|another|new|an] [new] (profile|profiles|family member|user|child|kid)",
    "how many profiles (can i have|can we have|are there|are allowed|do we have)",
    "what is a profile",
    "(can|may) (my|our) (kids|children|family|brother|sister) have [their|his|her] own profile",
  ],
  devices: [
    "(what|which) (devices|device|televisions|phones|browsers|screens|tablets) (can i use|work|does it work on|do you support|are supported|can we watch on|can i watch on)",
    "(does|can) (it|this|goldmane|i|you) (work|run|play|watch) [this|it|films] on [a|my|the|our] (phone|tablet|television|laptop|computer|ipad|iphone|android|xbox|playstation|browser)",
    "how (do|can) (i|we) watch [it|this] on [a|my|the|our] (phone|tablet|television|laptop|computer|ipad)",
    "where am i signed in",
  ],
  offline: [
    "(can|how can|how do) (i|we) (download|keep|save) [a|the|some] [film|films|movie|movies|it|this|them] [to watch] [offline|on a plane|without internet|for a trip|for the car|without wifi]",
    "(can|how can|how do) (i|we) watch [films|movies|it|this] (offline|without internet|without wifi|on a plane|in the car|on an aeroplane)",
    "(does it|do you) work (offline|without internet|without wifi)",
    "(downloads|download|offline)",
  ],
  controls: [
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
  captions: [
    "(are there|do you have|do the films have|do you offer) (subtitles|captions)",
    "how (do|can) (i|we) (turn on|switch on|get|use|change) [the] (subtitles|captions)",
  ],
  languages: [
    "(what|which|how many) languages (do you|can you|does it|is it|are there) [speak|have|in|know|understand]",
    "(do|can) you speak (spanish|french|german|italian|chinese|another language|other languages|portuguese|japanese|dutch|polish)",
    "(is it|are the films) in (spanish|other languages|french|german)",
    "how (do|can) i change [the|my] language",
  ],
  catalog: [
    "how many (films|movies|titles|shows|cartoons|stories) (do you have|are there|have you got|are in here|can i watch|is there)",
    "(what|which) genres (do you have|are there|have you got)",
    "what (is|kind of films are) (in here|here|there|on here|on goldmane)",
    "what is goldmane",
  ],
  makers: [
    "who (made|makes|draws|drew|created|animates|wrote) (this|these|the|your|all|all the|goldmane|you|it) [films|movies|cartoons|pictures|stories]",
    "how are (the|your|these) (films|movies|cartoons) made",
    "where do (the|your|these) (films|movies|cartoons) come from",
  ],
  listen: [
    "(do you have|are there|where are|where can i find) [any|some|the] [free] (music|podcasts|songs|audiobooks|instrumentals|free tracks)",
  ],
  games: [
    "(do you have|are there|where are|where can i find|can we play|can i play) [any|some|the] games",
  ],
  party: [
    "(can|how can|how do) (i|we) watch [a film|films|it|something|movies] (together|with friends|with my friends|with grandma|with others|with my cousin|with my family)",
    "what is [a|the] (party zone|watch party)",
    "how (do|can) (i|we) (start|have|make|join) a [watch] party",
  ],
  vibes: ["what (is|are) [the] (vibes|vibe|mood room)", "how (do|does) [the] vibes work"],
  help: [
    "help [me] [please]",
    "what (can|do) you do [for me|for us|here|leo]",
    "(what|which) (can|could|may|should) i (say|ask|tell you|ask you|do here|do|say to you|ask you to do)",
    "how (does this work|do you work|do i use this|do i use you|does it work|can you help me|can you help)",
    "(what are|show me|list) (your|the) (commands|skills|abilities|features|options)",
    "(i need help|can you help me|can you help|i am lost|i do not understand|i do not know what to say|what now|instructions)",
    "who can help me",
  ],
};

/** Answers to the questions. Details that can change come from the server's facts. */
export const faqAnswers: Readonly<Record<FaqTopic, FaqAnswer>> = {
  price: {
    text: ({ plans, monthlyPrice }) =>
      plans.length > 0
        ? `It starts at ${plans[0]?.label ?? monthlyPrice} a month. A grown-up can see all the plans on the pricing page.`
        : `It is ${monthlyPrice} a month. A grown-up can see more on the pricing page.`,
    pageId: "/pricing",
  },
  plans: {
    text: ({ plans }) =>
      `${plans.map(({ name, label }) => `${name}: ${label}`).join(". ")}. Each profile uses one seat.`,
    pageId: "/pricing",
  },
  payment: {
    text: () => "The account owner pays at checkout. Invoices are on the billing page.",
    pageId: "/profile/billing",
  },
  cancel: {
    text: () =>
      "The account owner can cancel any time on the billing page, and watch until the end of the paid month. I can't do it from here.",
    pageId: "/profile/billing",
  },
  profiles: {
    text: () =>
      "Everyone can have a profile, one per seat of your plan. A parent adds them on the Family page.",
    pageId: "/profile/family",
  },
  devices: {
    text: () =>
      "I work in any browser: on phones, tablets, laptops and TVs. The devices page lists where you're signed in.",
    pageId: "/devices",
  },
  offline: {
    text: () => "Press Download on a film to watch it offline. You'll find it under Downloads.",
    pageId: "/downloads",
  },
  controls: {
    text: () =>
      "A parent can set the highest rating, block films or words, and set time limits and bedtimes for each profile, on the family page.",
    pageId: "/profile/family",
  },
  privacy: {
    text: () =>
      "I only read or hear what you send me here, and I never save sound. Grown-ups' chats are private. Parents can read a child's or teen's chats, delete them, or switch me off.",
    pageId: null,
  },
  captions: {
    text: () =>
      "Our own films have captions: say “subtitles on”, or press the captions button in the player.",
    pageId: null,
  },
  languages: {
    text: () => "The app is in English and Spanish. I only understand English so far.",
    pageId: "/profile",
  },
  catalog: {
    text: ({ titleCount }) =>
      `There are ${titleCount} films in six genres: sci-fi, fantasy, anime, adventure, kids and originals.`,
    pageId: "/browse",
  },
  makers: {
    text: () =>
      "We make our own films: each is a story that Goldmane draws and scores while it plays.",
    pageId: "/browse",
  },
  listen: {
    text: () =>
      "There are free tracks, instrumentals and podcasts on the page “Podcasts and music”.",
    pageId: "/page3",
  },
  games: {
    text: () => "I have no games yet, but I know riddles. Say “tell me a riddle”.",
    pageId: null,
  },
  party: {
    text: () => "You can watch together in the Party Zone. Say “open the party zone”.",
    pageId: "/party-zone",
  },
  vibes: {
    text: () => "VIBES plays sound and light for your mood. Say “make it calm” or “zen flute”.",
    pageId: "/vibes",
  },
  help: {
    text: () =>
      "I can find a film (“funny, with dragons, for a 5-year-old”), play, pause and skip, keep your watchlist, set a mood, play a track, and tell you a joke or a riddle.",
    pageId: null,
  },
};
