import type { MeaningKey } from "#meaning.ts";

export const chatting = {
  joke: [
    "[tell|say|give|do you know|can you tell|know|lets hear|i want] [me|us] [a|an|another|any|some|your best|one more|one] [good|funny|silly|new|more] (joke|jokes|pun|puns|knock knock joke)",
    "(make|made) (me|us) (laugh|giggle|smile)",
    "(say|tell me) something funny",
    "be funny",
    "another joke",
  ],
  riddle: [
    "[tell|say|give|ask|do you know|know|lets hear|i want|have you got] [me|us] [a|an|another|any|some|one more|one] [good|hard|easy|new|more] (riddle|riddles|puzzle|brain teaser|brain teasers|quiz question)",
    "riddle me [this]",
    "(quiz|test) me",
  ],
  fact: [
    "[tell|say|give|do you know|know] [me|us] [a|an|another|any|some|one] [fun|funny|interesting|cool|new] (fact|facts) [about (your|the|one of your|your films|a) [characters|films|movies|character|film|stories]]",
    "tell me something (interesting|new|cool|i do not know) [about (your|the|one of your|one of the|a) (characters|films|movies|character|film|stories|titles)]",
    "(teach me something|did you know)",
  ],
  tale: [
    "[tell|read|make up|give|i want|can i hear|lets hear|invent|know|do you know] [me|us] [a|an|another|any|one|some] [little|short|mini|small|quick|bedtime|new|good|nice|tiny] (story|tale|fairy tale|stories|bedtime story) [from you|please|now]",
    "(story|story time|bedtime story) [please]",
    "once upon a time",
  ],
  yes: [
    "(yes|yeah|yep|yup|sure|ok|okay|yes please|of course|do it|go ahead|absolutely|definitely|please do|that one|right|correct|exactly|why not|sounds good|great|good|y|ya|aye|uh huh|alright|all right|fine|go for it|lets do it|i do|that is right|that is it|yes do it|yes play it|perfect) [please|leo]",
    "(yes|yeah|yep|sure|yes please) thanks",
    "yes (yes|i do|that one|it is|i did|i want that|sure|ok)",
  ],
  no: [
    "(no|nope|nah|no thanks|no thank you|not that|not that one|wrong|do not|no way|not really|never|n|nay|uh uh|that is wrong|no not that one|no not that|not now|i do not|i do not want that|incorrect) [please|leo]",
    "no (no|i do not|i did not|wrong|stop)",
  ],
  undo: [
    "(undo|undo it|undo that|undo this|take that back|take it back|revert|reverse that|put it back|go back on that|change it back|undo the last one|undo what you did|i did not mean that|i did not want that|that was wrong|that was a mistake|i changed my mind|oops)",
    "oops (undo|undo that|wrong one|not that)",
  ],
  neverMind: [
    "(never mind|nevermind|forget it|forget that|forget about it|cancel|cancel that|cancel it|nothing|it does not matter|does not matter|leave it|leave it be|do not bother|stop that|abort|drop it|ignore that|skip it never mind|no never mind|oh never mind)",
  ],
  repeat: [
    "(repeat|repeat that|repeat it|say that again|say it again|what|what did you say|pardon|pardon me|sorry what|come again|huh|once more|one more time|i did not hear you|i did not hear that|i did not get that|again please|can you repeat|can you repeat that|tell me again|what was that)",
  ],
} satisfies Partial<Record<MeaningKey, readonly string[]>>;
