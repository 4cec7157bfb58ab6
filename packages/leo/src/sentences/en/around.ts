import type { MeaningKey } from "#meaning.ts";

export const around = {
  setVibe: [
    "make (it|the room|everything|this) (feel|sound|look) [more] {vibe} [in here]",
    "[make it] more {vibe}",

    "(set|make|switch|change|turn|put) [the|my|our] [mood|vibe|vibes|room|sound|sounds|visual|visuals|lights|atmosphere|it|everything|me|us|on] [to|in|into|on] [a|an|some|the] [more] {vibe} <vibe>",
    "(put|switch|turn) [on|to] [the|some|a|an] {vibe} <vibe> [on]",
    "(i want|i need|give me|play|play me|put me in|get me|lets have|i would like|make me|start|help me feel|help me be|help me get) [a|an|some|the] [in] [feel|feeling|be|to feel|to be] {vibe} (mood|moods|vibe|vibes|sound|sounds|visual|visuals)",
    "(i want to|i need to|help me|make me|i would like to) (feel|be|get) {vibe}",
    "{vibe} (mood|vibe|vibes|sound|sounds|visual|visuals)",
  ],
  playTrack: [
    "(play|put on|start|listen to|hear|turn on|let me hear) [me|us] [the] [song|track|tune|music|piece|instrumental] [called|named] {track}",
    "(put|turn) {track} on",
    "(i want to|can i|can we|let me) (hear|listen to) {track}",
    "(song|track|tune|music) {track}",
  ],
  playMusic: [
    "[some|a bit of|a little] {style} (music|songs|tunes|beats)",

    "(play|put on|start|turn on|give me|i want|i need|listen to|let me hear|i would like|lets have|i want to hear|i want to listen to|can i hear) [me|us] [some|a|any|the|your] [free] (music|song|songs|track|tracks|tune|tunes|beats|a song)",
    "(play|put on|start|give me|i want|i need|listen to|let me hear) [me|us] [some|a|any] {style} (music|song|songs|track|tracks|tune|tunes|beats)",
    "(play|put on) [me|us] (a song|some music|music|a track) (for|to) {text}",
    "(music|songs) [please]",
  ],
  playLullaby: [
    "(play|put on|sing|start) [me|us] (a|the|some) (lullaby|lullabies) [for (me|us|my baby|the baby)]",
  ],
  stopMusic: [
    "(stop|pause|turn off|switch off|end|quit|kill) (the|this|that|all|all the) (music|song|track|songs|tune)",
    "turn the (music|song|track) off",
    "(no more|enough) (music|songs)",
    "music off",
  ],
  openPlace: [
    "(open|open up|go to|take me to|launch|visit|bring up|navigate to|pull up|load) {place} [app|site|website|page|com]",
    "(get|get me|start|use|show me|switch to|open|open up|launch|load|go to) [the] {place} (app|site|website|page|com)",
    "(order|get|buy|i want) [me|us] [some] (food|dinner|lunch|pizza|something to eat|a pizza|groceries|burgers|takeaway|takeout) (from|on|with|at|through|via) {place}",
    "(play|listen to|put on|find) [some] (music|songs|a song|something) (on|with|from) {place}",
    "(listen to|hear) [the] {place} [podcast]",
    "(watch|see) (something|films|movies) on {place}",
  ],
  openNear: ["(get|get me|start|use|order from|listen on|i want) {place}"],
  offerFood: [
    "[i am hungry] (order|get|buy|deliver|send|find|bring) [me|us] [some|a|an|the] (food|pizza|dinner|lunch|breakfast|takeaway|takeout|burger|burgers|sushi|something to eat|groceries|snacks|a snack|chinese food|meal|tacos|ice cream) [delivered|please|now|tonight|for me|for us]",
    "(i am|we are) [so|very|really|getting|a bit|starving and] (hungry|starving)",
    "(i want|i need|we want|we need|i would like|lets order|lets get) [some|a|an|to order|to eat] [a|some] (food|pizza|dinner|lunch|breakfast|takeaway|takeout|something to eat|groceries|burger|burgers|sushi|food delivered)",
    "(food|pizza) (delivery|please|time)",
    "[show me|open|what are] [the|your|some] (food|delivery|food delivery) (apps|services|places|options)",
    "where can (i|we) (order|get) (food|pizza|something to eat|dinner)",
  ],
  offerMusic: [
    "[show me|open|what are|which] [the|your|some] (music|streaming music) (apps|services|platforms|options)",
    "where (else) can (i|we) (listen to|hear) (music|songs)",
  ],
} satisfies Partial<Record<MeaningKey, readonly string[]>>;
