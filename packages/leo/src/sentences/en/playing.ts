import type { MeaningKey } from "#meaning.ts";

export const playing = {
  play: [
    "<play> [me|us] [the] [<film>] [called|named] {title} [for (me|us)] [again]",
    "(put|turn|switch) {title} on [again]",
    "(put|throw|pop) on [the] [<film>] [called] {title}",
    "(i want|i would like|i feel like|give me|lets have|how about) [watching|to watch|to see|to play] {title}",
    "i (choose|pick|take) {title}",
    "can (we|i) (watch|see|play|have) {title}",
  ],
  openTitle: [
    "(open|show|show me|go to|take me to|bring up|pull up) [the] [page (of|for)] {title} [page]",
  ],
  playWanted: [
    "(play|put on|start|stream|run|turn on) [me|us] something {text}",
    "(play|put on|start|stream) [me|us] (a|an|any|some) {text} (film|movie|story|show|cartoon|episode)",
    "(play|put on|start|stream) [me|us] (a|an|any|some) (film|movie|story|show|cartoon|episode) [that is] [about|with] {text}",
  ],
  playAny: [
    "[can you|you] (pick|choose|find) something for (me|us) [to watch]",
    "i do not (mind|care) [what we watch|what] [just] (play|pick|choose) (anything|something)",

    "surprise (me|us)",
    "(play|put on|start|pick|choose) [me|us] (something|anything|whatever|a random one|any one|a random <film>|a <film>|any <film>|some <film>) [you like|you want|random] [for (me|us)]",
    "(pick|choose) (one|something|a <film>) for (me|us)",
    "you (choose|pick|decide) [for (me|us)]",
    "i am feeling lucky",
  ],
  resume: [
    "(resume|continue|unpause|un pause|play|carry on|keep going|keep playing|go on|keep watching|press play|hit play)",
    "(resume|unpause|carry on with|keep playing|continue|continue playing|resume playing) [it|this|that|the <film>|the video]",
    "(start|play) it again now",
    "play (on|it on|it)",
  ],
  pause: [
    "(pause|stop|halt|freeze|wait|hold on|hang on|hold it|stop playing|pause please|press pause|hit pause) [a|one] [second|minute|moment|sec]",
    "(pause|stop|freeze|halt) (it|this|that|the <film>|the video|playback|everything|playing)",
    "(hold on|hang on|wait|pause|stop) [for] (a|one) (second|minute|moment|sec)",
    "(stop|pause) (here|there|now)",
    "make it stop",
  ],
  restart: [
    "(restart|start over|start again) [it|this|the <film>] [from the (start|beginning)] [all over]",
    "(play|start|watch|begin) (it|this|that|the <film>) (again|over|over again|from the (beginning|start)|again from the (beginning|start)|over from the (beginning|start))",
    "(go|go back|take me|take us|take me back|jump|jump back|back|rewind|return) to the (beginning|start)",
    "(rewind|wind back) [it|this|the <film>] [back] (to|from) the (beginning|start)",
    "(play|start|begin) [it|this] [again] from the (beginning|start|top)",
    "from the (beginning|start|top)",
    "(start|play) from the (beginning|start|top)",
    "again from the (beginning|start)",
  ],
  next: [
    "[play|go to|skip to|skip|show me] [the|to the] next [one|<film>|please] ",
    "(skip|skip it|skip this|skip this one|skip this <film>|play next|go next)",
    "what is next play it",
  ],
  previous: [
    "[play|go to|go back to|back to] [the] (previous|one before|last) [one|<film>]",
    "(go back|back) (one|a) <film>",
  ],
  seekForward: [
    "(skip|jump|go|move|seek|fast forward|wind|forward) [it] [forward|forwards|ahead|on] [by] {duration} [forward|forwards|ahead|on]",
    "(fast forward|skip forward|skip ahead|jump ahead|jump forward|go forward|forward|skip a bit|skip forwards) [a bit|a little|a little bit]",
  ],
  seekBack: [
    "(skip|jump|go|move|seek|rewind|wind) [it] (back|backward|backwards) [by] {duration}",
    "rewind [it|this] [by] {duration}",
    "(rewind|go back|skip back|jump back|back up|wind back) [it] [a bit|a little|a little bit]",
    "{duration} back",
    "what did (he|she|they|it) [just] say",
    "i missed that",
  ],
  seekTo: ["(go|jump|skip|seek|move|take me|start|play) [it] (to|at|from) [the] {duration} [mark]"],
  fullscreenOn: [
    "[go|make it|put it in|play it|switch to|turn on|enter] [to] (fullscreen|full screen) [mode] [on]",
    "(make it|make the picture) (big|bigger|fill the screen)",
  ],
  fullscreenOff: [
    "(exit|leave|stop|turn off|close|no|end|get out of) [the] (fullscreen|full screen) [mode]",
    "(make it|make the picture) (small|smaller)",
  ],
  skipIntro: [
    "skip [the|this|past the] (intro|introduction|opening|opening credits|titles|theme|beginning|start|title song)",
  ],
  skipCredits: ["skip [the|these|past the] (credits|end credits|outro|ending|closing credits)"],
  skipRecap: ["skip [the|this|past the] (recap|summary|previously)"],
} satisfies Partial<Record<MeaningKey, readonly string[]>>;
