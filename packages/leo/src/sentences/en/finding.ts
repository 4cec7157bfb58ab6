import type { MeaningKey } from "#meaning.ts";

export const finding = {
  continueWatching: [
    "(continue|resume|carry on|keep|go on|pick up|start) [watching|playing|from] (where|what|whatever) (i|we) (left off|stopped|was watching|were watching|paused|was|were|had started)",
    "continue (watching|what i was watching|what we were watching|my <film>|our <film>|my <films>)",
    "(keep|go on) watching",
    "what (was|were) (i|we) [last] watching [last|last time|before|yesterday]",
    "what did (i|we) (not finish|start|leave unfinished|watch last)",
    "[show|show me|open|go to] [my|the] (continue watching|unfinished|half watched) [<films>|list]",
    "(go back|take me back|back) to (what|where) (i|we) (was|were) [watching]",
    "(play|put on) (what|the one|the <film>) (i|we) (was|were) watching [before|last time|yesterday]",
    "finish (my|our|the) <film>",
  ],
  watchlistAdd: [
    "(add|put|save|pop|stick|throw) {title} (to|on|onto|in|into) <list>",
    "(add|save|bookmark) {title} [for later|for another day|for tomorrow]",
    "(i want to|i would like to|we want to) (watch|see) {title} (later|another day|tomorrow|some time|sometime)",
    "watch {title} (later|tomorrow|another day|another time)",
    "(keep|remember) {title} for (later|another day|tomorrow)",
    "add [to] <list> {title}",
    "watchlist {title}",
  ],
  watchlistRemove: [
    "get rid of {title} [(from|on|in) <list>]",

    "(remove|delete|take|drop|get|erase|cross|clear) {title} (off|from|off of|out of) <list>",
    "(remove|delete|unsave) {title}",
    "i do not want {title} on <list> [anymore|any more]",
    "(take|cross) (off|out) {title} [from <list>]",
  ],
  watchlistShow: [
    "[show|show me|open|see|view|what is on|what is in|read|read me|go to|check|take me to|what do i have on|what have i got on|let me see|whats on] (my|the|our) (list|watchlist|watch list|saved <films>) [again]",
    "what (did i|did we|have i|have we) (save|saved|put on <list>|add) [for later]",
    "watchlist",
  ],
  theaters: [
    "(which|what) (<films>|new <films>|<film>) (is|are) (coming|playing|showing|on|out) [soon] [to|in|at] [the] [(cinema|cinemas|theatre|theatres|theater|theaters|soon)]",

    "what is [on|in|at|out in|playing at|playing in|showing in|showing at|coming to|new in|running in] [the] (theatre|theatres|theater|theaters|cinema|cinemas) [now|right now|today|this week|soon|at the moment]",
    "what is (playing|showing|running|coming|on|out|new) [soon] (in|at|to) [the] (theatre|theatres|theater|theaters|cinema|cinemas) [now|right now|today|this week|soon|at the moment]",
    "[are there|show me|show|have you got|do you have] [any|some|the] [new|upcoming] (<films>) [that are] [coming] (in|at|to) [the] (theatre|theatres|theater|theaters|cinema|cinemas) [soon]",
    "(what is coming|what is coming soon|coming soon|what is coming out|what is coming up|upcoming <films>|new releases|theatrical releases|show me the previews|show me trailers|show trailers|what new <films> are coming)",
    "(show|show me|play|see|open|view) [all] [the] (previews|trailers|theatrical releases|upcoming <films>|theatre releases) ",
    "when does the next <film> come out",
    "(in|at) the (cinema|theatre|theater|cinemas|theatres|theaters)",
  ],
  openPage: [
    "<go> [the|your|my|our] {page} <page>",
    "where (is|are|can i find|do i find) [the|my|our] {page} <page>",
    "[i want to|can i|can we|lets] (go to|see|visit|use|try|start|join) [the|a|my] {page} <page>",
  ],
  openGenre: [
    "<go> [some|the|all|your|all the] {genre} [<film>|<films>|<page>|genre|hall|rail]",
    "(browse|explore|list) [the|all|your] {genre} [<films>|genre|section]",
    "{genre} (page|section|genre|hall)",
    "what {genre} <films> (do you have|are there|have you got)",
  ],
  whatIsOn: [
    "what (is this|am i watching|are we watching|is playing|is on|is this called|is the name of this|film is this|movie is this) [now|right now|at the moment|called]",
    "what is (this|the name of this|this <film> called|the name of this <film>) [<film>] [called]",
  ],
  timeLeft: [
    "how (much|long) [time] (is left|is there left|to go|is remaining|until it ends|until the end|is it until the end|till the end) [in (this|this <film>|the <film>)]",
    "how much longer [is (it|this|this <film>)]",
    "when (is|does) (it|this|this <film>|the <film>) (over|end|finish|done)",
  ],
  shorter: [
    "[show|show me|find|find me|give me|play|have you|i want|got|do you have|is there] [something|anything|one|a] (shorter|quicker|briefer) [one|<film>]",
    "(too long|that is too long|they are too long|those are too long|not so long)",
  ],
  longer: [
    "[show|show me|find|find me|give me|play|have you|i want|got|do you have|is there] [something|anything|one|a] longer [one|<film>]",
    "(too short|that is too short|they are too short|those are too short)",
  ],
  milder: [
    "[show|show me|find|find me|give me|have you|i want|got|do you have|is there] [something|anything|one|a] (less scary|milder|gentler|softer|not so scary|calmer|for smaller kids|for younger kids) [one|<film>]",
    "(too scary|that is too scary|they are too scary|that one is too scary)",
  ],
  more: [
    "[show|show me|give me|any|some|see|got any|tell me] (more|others|other ones|another|another one|another few|more of them|more options|other <films>|more <films>|something else|anything else|what else)",
    "(what else|something different|none of these|not these|something other|show me something else|other ideas|more ideas|what else do you have|what else is there|do you have anything else|i do not like these)",
  ],
} satisfies Partial<Record<MeaningKey, readonly string[]>>;
