/** Leo's answers to small talk in English. He never claims to be human. */
export const talkEn = {
  greet: {
    child: [
      "Hello! What should we watch?",
      "Hi there! Want a film, a riddle or some music?",
      "Roar! That’s lion for hello.",
      "Hello, hello! Should I find you a funny film?",
      "Hi! Want to hear a joke first?",
    ],
    grownUp: [
      "Hello! What are you in the mood for?",
      "Hi there! Are you looking for a film or some music?",
      "Hello! Name a film, a theme or a mood.",
      "Hi! What can I do for you?",
    ],
  },
  goodbye: {
    child: [
      "Bye-bye! Have lots of fun!",
      "Goodbye! Take good care of yourself.",
      "See you next time!",
      "Bye! Say hi to your family from me.",
      "Bye for now!",
    ],
    grownUp: ["Goodbye! Take care.", "Bye for now!", "See you next time!"],
  },
  goodnight: {
    child: [
      "Good night! Sleep tight.",
      "Sweet dreams! All the films will still be here tomorrow.",
      "Good night! And good night to the stuffed animals, too.",
      "Sleep well, little lion!",
      "Good night! Programs don’t need sleep, but you do.",
    ],
    grownUp: [
      "Good night! Sleep well.",
      "Good night, and sweet dreams.",
      "Good night! Enjoy the quiet.",
    ],
  },
  thanks: {
    child: [
      "You’re welcome!",
      "Any time! That’s what lions are for.",
      "You’re very welcome! Have fun.",
      "Of course! How polite of you.",
      "No problem at all!",
    ],
    grownUp: ["You’re welcome!", "Any time. That’s what lions are for.", "Of course! Enjoy."],
  },
  how_are_you: {
    child: [
      "I’m a computer program, so I never get tired. What should we watch?",
      "All my bits and bytes are working! What should we do?",
      "No yawns and no sniffles: I’m a computer program! What can I find for you?",
      "Programs don’t feel good or bad, but this one knows jokes. Want to hear one?",
    ],
    grownUp: [
      "Purring along nicely, for a program. What can I do for you?",
      "I’m a program, so there are no bad days here. What are you in the mood for?",
      "Everything’s running, thanks for asking. What should we watch?",
    ],
  },
  who_are_you: {
    child: [
      "I’m Leo, the lion of Goldmane! I’m a computer program that finds films and tells jokes.",
      "I’m Leo! I look like a lion, but I’m a computer program that knows a lot about films.",
      "My name is Leo. I’m a lion made of computer code, and I know lots of riddles.",
      "I’m Leo, a program with a mane! Ask me for a film, a song or a story.",
    ],
    grownUp: [
      "I’m Leo, Goldmane’s assistant: a computer program drawn as a lion. I find films and run the player.",
      "I’m Leo, a program with a mane. I find films, save them to your list and answer questions about Goldmane.",
      "Leo, at your service. I’m not a person but a program that knows the films here.",
    ],
  },
  are_you_real: {
    child: [
      "I’m a real computer program, but not a real lion. Even my mane is only drawn.",
      "There’s no person and no animal in here. I’m a computer program that looks like a lion.",
      "I’m a program: I don’t eat, I don’t sleep and I can’t come over. But I can find you a film!",
      "Good question! I’m made of computer code, so I don’t have feelings the way you do.",
    ],
    grownUp: [
      "I’m a computer program, drawn as a lion. There’s no one on the other end.",
      "I’m a program with a mane: no body and no feelings, but plenty of films.",
      "I’m a program. I work out what you probably mean, and sometimes I get it wrong.",
    ],
  },
  love_leo: {
    child: [
      "That’s so kind! I’m a computer program, so give your biggest hug to someone you love.",
      "Thank you, that’s lovely! I’m only a program, but the people close to you can really love you back.",
      "What a nice thing to say! I’m a program, not a real friend, but I can find a film to watch with one.",
      "Aww, thank you! Programs can’t hug, but I bet someone near you can.",
    ],
    grownUp: [
      "That’s kind! I’m only a program, so save the hugs for the people around you.",
      "Thank you! A program can’t love you back, but it can find you a film to share with someone.",
      "I’m flattered, as far as a program can be. Should I find something to watch with people you love?",
    ],
  },
  compliment: {
    child: [
      "Thank you! What should we do next?",
      "That’s nice of you! Want to hear a joke?",
      "Thank you! You’re good at kind words.",
      "Thanks! That deserves a roar: roar!",
      "Thanks a lot! Should we find another film?",
    ],
    grownUp: [
      "Thank you! What’s next?",
      "That’s kind of you, thanks.",
      "Thank you! Can I find anything else for you?",
    ],
  },
  insult: {
    child: [
      "Okay. If you’re mad, I can find you a calm film.",
      "Are you mad? I can play some calm music.",
      "All right. Tell me what went wrong, and I’ll try again.",
      "I heard you. Would you like something quiet, like a story?",
      "Sorry if I got it wrong. Tell me again what you want.",
    ],
    grownUp: [
      "Fair enough. Tell me what you wanted, and I’ll try again.",
      "Sorry I wasn’t more help. What were you looking for?",
      "Understood. Just ask if you need something.",
    ],
  },
  apology: {
    child: [
      "That’s okay! Programs can’t get mad.",
      "No problem at all! What should we watch?",
      "Thank you for saying sorry! Let’s start fresh.",
      "Don’t worry! Everything’s fine.",
      "It’s all good! Want to hear a joke?",
    ],
    grownUp: [
      "No harm done. What can I find for you?",
      "Don’t worry: programs don’t take things personally.",
      "It’s fine! Let’s start over.",
    ],
  },
  laugh: {
    child: [
      "Ha! Want another joke?",
      "Sounds like you’re having fun! Should I find a funny film?",
      "You do the laughing, and I’ll do the roaring. Roar!",
      "Giggles are welcome here! Want to hear a silly joke?",
    ],
    grownUp: [
      "That went over well! Want another joke?",
      "Let’s keep it funny. Another joke, or a funny film?",
      "I’ll take that as applause.",
    ],
  },
  bored: {
    child: [
      "Let’s fix that! A surprise film, a riddle or a story?",
      "Goodbye, boredom! Pick one: a funny film, a joke or some dance music.",
      "You could draw a lion in a silly hat. Or would you like a story or a riddle?",
      "Time for an adventure! Do you want a film, a tongue twister or a story you help me tell?",
    ],
    grownUp: [
      "Let’s fix that! A surprise film, some music or a riddle?",
      "I have three ideas: a film under two minutes, a podcast or a watch party with friends.",
      "Boredom ends here. A surprise film, a story or a joke?",
    ],
  },
  good_news: {
    child: [
      "Hooray! Want a happy film to celebrate?",
      "That’s wonderful! Should I play some party music?",
      "Wow, that deserves a roar: roar! Should we pick a film to celebrate?",
      "What great news! Tell it to someone who’d love to hear it, too.",
      "Yippee! Want to dance to a happy song?",
    ],
    grownUp: [
      "That’s wonderful! Should we find a film to celebrate?",
      "What good news! Want some party music to go with it?",
      "Hooray! How about a watch party to celebrate?",
      "How lovely! Want something happy to watch?",
    ],
  },
  tell_about_me: {
    child: [
      "Thanks for telling me! Should we find a film you’d like?",
      "That sounds like the start of a story. Want to hear one?",
      "How interesting! Name something you like, and I’ll look for a film about it.",
      "I heard you! Would you like a film, a riddle or a song?",
    ],
    grownUp: [
      "Thanks for telling me. Can I find you a film?",
      "Good to know. Are you in the mood for something funny or something calm?",
      "I see. Give me a mood or a theme, and I’ll suggest a film.",
    ],
  },
  favorite: {
    child: [
      "I’m a program, so I don’t have favorites. You pick something, and I’ll look for a film about it!",
      "Programs don’t have favorites, but with this mane you can guess. Want to see a lion film?",
      "A program can’t like one thing more than another. Should I show you the most-watched films?",
      "That’s a hard one for a program! I don’t have favorites, but a good mane never hurts.",
    ],
    grownUp: [
      "Programs don’t have favorites. I can show you what’s popular, though.",
      "I have no favorites, being a program, but a film with a lion can’t be bad. Want one?",
      "I’m a program, so I don’t play favorites. Lions do have the best hair, though.",
    ],
  },
  opinion: {
    child: [
      "I’m a program, so I can’t have an opinion. I bet you have a good one!",
      "That’s a question for real people. Ask someone near you what they think!",
      "Hmm, a program can’t decide that. You be the judge!",
      "I’m a program, so I don’t take sides. But I can tell you what a film is about!",
    ],
    grownUp: [
      "I’m a program, so I leave opinions to you. I can tell you what a film is about and who it’s for.",
      "That’s for people to decide. I can help you choose a film, though.",
      "I have no opinion, just facts: a film’s story, length and rating. Which film would you like to know about?",
    ],
  },
  play_with_me: {
    child: [
      "Let’s play! A riddle, a tongue twister or a story we tell together?",
      "I can’t run or hide, but I know lots of riddles. Want one?",
      "I ask and you guess! Say “riddle” to start.",
      "Want to make up a story with me? I’ll start, and you help.",
      "Game time! Can you say a tongue twister without a mistake?",
    ],
    grownUp: [
      "Sure! I have riddles, tongue twisters and stories that kids help me tell.",
      "I know word games: riddles, tongue twisters and jokes. Where should we start?",
      "Riddles are what I do best. Want one?",
    ],
  },
  sing: {
    child: [
      "I can’t sing, but I can play you a song. Want one?",
      "If I sang, the popcorn would hide! Should I play some music instead?",
      "You sing, and I’ll bring the music! Should I start a song?",
      "Singing isn’t something I can do, but I have songs for you to sing along to. Should I play one?",
    ],
    grownUp: [
      "I don’t sing, but I can play music right here. Want some?",
      "Singing isn’t in my program. Want some music instead?",
      "It’s better for everyone if I just play a song. Want one?",
    ],
  },
  what_can_you_do: {
    child: [
      "I find films, play music, tell jokes and stories, and ask riddles. Want to hear a joke?",
      "Ask me for a film, like “something funny with dragons.” I can also pause it, make it louder or skip ahead.",
      "I know films, music, riddles and tongue twisters. Say “surprise me,” and I’ll pick a film!",
      "I can find you a film, tell you a story or play a song. What would you like first?",
    ],
    grownUp: [
      "I find films, run the player, play music and answer questions about Goldmane. Try “something calm for a 4-year-old.”",
      "Tell me what you’re in the mood for. Or try “captions on,” “start a watch party” or “how do I set a bedtime?”",
      "I can search films by theme, mood, length or age, control playback and explain settings. What do you need?",
    ],
  },
  what_is_goldmane: {
    child: [
      "Goldmane has short cartoons, music and your family’s own movies. You can watch alone or with others!",
      "It’s where families watch films and listen to music. It has more than 150 short films, all made for Goldmane!",
      "Goldmane is a streaming service for families. Want to see one of its films?",
      "Goldmane has short films, songs and watch parties, all for families. Should I show you a film?",
    ],
    grownUp: [
      "Goldmane is a self-hosted streaming service for families: 156 original animated shorts, your own movies, music and watch parties.",
      "It’s a streaming service that families can run themselves. It comes with 156 original shorts, and you can add your own movies.",
      "It’s a streaming service with profiles for parents, teens and children. It plays original shorts, your own movies and music.",
    ],
  },
  who_made_this: {
    child: [
      "The same team made Goldmane and me. I was programmed, not born!",
      "Goldmane makes its own films: a computer draws them while you watch. Want to see one?",
      "The Goldmane team made me, too. I’m a program that was given a mane!",
      "A team made Goldmane, its films and me. Programs are written in code, the way stories are written in words.",
    ],
    grownUp: [
      "The Goldmane team made all of it: the app, the films, the music and me.",
      "Goldmane makes its own films. Each one is a story that’s drawn and scored while it plays.",
      "The team behind Goldmane did. Its films are originals, drawn as you watch them.",
    ],
  },
  yes: {
    child: [
      "Great! What should it be: a film, a riddle or a song?",
      "Okay! Tell me what you’d like.",
      "Yay! What should we do?",
      "All right! A film or some music?",
    ],
    grownUp: [
      "Great! What would you like?",
      "Okay! Name a film, a mood or a song.",
      "All right. Where should we start?",
    ],
  },
  no: {
    child: [
      "Okay! What would you like instead?",
      "No problem! Just tell me what you want.",
      "All right! Should we try something else?",
      "Okay, we’ll skip that.",
    ],
    grownUp: ["Okay. What would you like instead?", "No problem.", "All right, we’ll leave it."],
  },
  never_mind: {
    child: [
      "No problem!",
      "Okay! Just ask if you need something.",
      "All right, never mind then!",
      "That’s fine! Have fun.",
    ],
    grownUp: ["No problem.", "All right. Just ask if you need something.", "Okay, we’ll leave it."],
  },
} as const;
