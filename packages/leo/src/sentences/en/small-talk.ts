/** Small talk: what people say to Leo, and his possible answers. He never claims to be human. */
export const smallTalk = {
  greeting: {
    says: [
      "(hi|hello|hey|hiya|howdy|hey there|hi there|hello there|good morning|good afternoon|good evening|yo|greetings|morning|hallo|hey hey|welcome) [leo|lion|mirrorlox|there|friend|buddy|again]",
      "(hi|hello|hey) (hi|hello|hey) [leo]",
      "whats up [leo]",
    ],
    answers: [
      "Hello! What should we watch?",
      "Hi there! Want a film, a riddle or some music?",
      "Hello! I just combed my mane. What are you in the mood for?",
    ],
  },
  thanks: {
    says: [
      "(thanks|thank you|thx|ty|cheers|thank u|many thanks) [so much|very much|a lot|leo|for (that|this|your help|helping|everything)|again] [leo]",
      "(that|you) (was|were|is|are) [very|so|really] (helpful|great help|kind|nice of you) [thanks]",
    ],
    answers: ["With pleasure!", "Any time. That's what lions are for.", "You're welcome!"],
  },
  bye: {
    says: [
      "(bye|goodbye|good bye|bye bye|see you|see ya|see you later|see you soon|see you tomorrow|later|ciao|farewell|i have to go|i am going now|got to go|talk to you later|cya) [leo|now|then]",
    ],
    answers: ["Bye for now!", "See you soon!", "Goodbye! Come back any time."],
  },
  goodnight: {
    says: [
      "(good night|goodnight|night night|nighty night|sleep well|sweet dreams|night) [leo|lion]",
      "i am (going to bed|going to sleep) [now]",
    ],
    answers: ["Good night, and sleep well!", "Good night. I'll dim the lights."],
  },
  howAreYou: {
    says: [
      "how are you [doing|today|feeling] [leo]",
      "how is it going [leo]",
      "are you (ok|okay|happy|fine|well|good) [leo]",
      "how do you (feel|do)",
      "did you sleep well",
    ],
    answers: [
      "Purring along nicely, for a program. And you?",
      "I'm a computer program, so I'm always ready. What should we watch?",
    ],
  },
  whoAreYou: {
    says: [
      "(who|what) are you [leo]",
      "what is your name",
      "(tell me|talk) about yourself",
      "introduce yourself",
      "who is leo",
      "(do you have|have you got) a name",
    ],
    answers: [
      "I'm Leo, Goldmane's lion: a computer program that knows every film here.",
      "I'm Leo! A program with a mane. I find films, save them to your list and tell riddles.",
    ],
  },
  areYouHuman: {
    says: [
      "are you [a|an] [real] (human|person|human being|robot|computer|ai|machine|bot|program|real|alive|real person|real lion|lion|real human|man|boy|girl|woman|animal|chatgpt|alexa|siri|artificial intelligence) [or not]",
      "are you a (human|person) or a (robot|computer|machine|bot|program)",
      "am i talking to a (human|person|real person|robot|computer|machine|bot)",
      "do you have (feelings|a body|a brain|a heart|a mum|a mom|parents|friends|children|a family)",
      "are you (real|alive|human|fake)",
    ],
    answers: [
      "I'm a computer program, drawn as a lion. No tail to pull, but I know every film here.",
      "No, I'm a computer program. The mane is only drawn.",
    ],
  },
  age: {
    says: ["how old are you [leo]", "when is your birthday", "when were you (born|made)"],
    answers: [
      "Programs don't have birthdays, though I never say no to cake in a film. Try Bun Bakes a Cloud!",
    ],
  },
  favorite: {
    says: [
      "what is your (favourite|favorite|best) (film|movie|story|show|one|animal|colour|color|food|song|title|character)",
      "(which|what) (film|movie|one) do you like [best|most]",
      "do you have a (favourite|favorite) [film|movie]",
      "do you like (films|movies|cartoons|music|stories)",
    ],
    answers: [
      "Programs don't have favorites, but as a lion I have to say The Lion Who Lit the Lamps.",
      "I'd have to say The House Lions. They look like family.",
    ],
  },
  love: {
    says: [
      "(i love you|i like you|you are my best friend|you are my friend|do you love me|do you like me|will you be my friend|are you my friend|can we be friends|be my friend|i miss you|marry me|will you marry me) [leo]",
    ],
    answers: [
      "That's kind of you! I'm only a program, so the best friends for you are people. But I'm always happy to find you a film.",
      "Thank you! I'm a program and can't be a real friend, but I can find you a film to watch with one.",
    ],
  },
  praise: {
    says: [
      "(good job|well done|good|great|nice|cool|awesome|amazing|wow|perfect|brilliant|excellent|you are (great|the best|funny|awesome|cool|smart|clever|nice|good|amazing|cute|sweet)|that was (great|good|funny|nice|cool|amazing)|haha|hahaha|lol|ha ha|good one|that is funny|good boy|good lion|i like it|i like that|i love it|nice one|very good|yay|hooray) [leo]",
    ],
    answers: ["Thank you! What next?", "My mane is blushing. What next?"],
  },
  insult: {
    says: [
      "(you are (stupid|dumb|bad|useless|boring|silly|wrong|annoying|not funny|rubbish|mean|terrible|the worst)|i hate you|i do not like you|bad lion|that was bad|that was not funny|not funny|that is not right|this is stupid|you suck|shut up|be quiet|go away|that is wrong|boo) [leo]",
    ],
    answers: [
      "I'm sorry, I'll try to do better. What would you like?",
      "Fair enough. Tell me what you wanted and I'll try again.",
    ],
  },
  happy: {
    says: [
      "i am [so|very|really] (happy|excited|good|fine|great|ok|okay|well|glad|fantastic|better|all right)",
      "(it is|today is) my birthday [today]",
      "i (won|got a prize|had a (good|great|nice) day|have a new (pet|dog|cat|puppy|kitten))",
    ],
    answers: ["That's good to hear! Want a film to go with it?"],
  },
  sing: {
    says: [
      "(sing|dance|roar|growl|purr|meow|can you (sing|dance|roar|purr)) [for me|for us|me a song|a song|something|like a lion|leo]",
    ],
    answers: [
      "Roaaar! That was the polite one. For singing, say “play some music”.",
      "Rrrrrr. I save the loud one for the theater.",
    ],
  },
} as const satisfies Record<string, { says: readonly string[]; answers: readonly string[] }>;

export type SmallTalkTopic = keyof typeof smallTalk;
