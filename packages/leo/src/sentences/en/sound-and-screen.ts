import type { MeaningKey } from "#meaning.ts";

export const soundAndScreen = {
  louder: [
    "[make it|make this|turn it|play it|go|a bit|a little] [a bit|a little|much|a lot] louder",
    "(turn|volume|crank) [it|this|that|the <sound>|the music|the <film>] up [a bit|a little|a lot|the <sound>]",
    "(turn up|raise|increase) [the] [<sound>|music|it] [a bit|a little]",
    "more <sound>",
    "<sound> up",
    "i can not hear [it|this|that|anything|the <film>|him|her|them] [very well]",
    "it is too (quiet|soft|low)",
    "(too quiet|speak up|more volume)",
  ],
  quieter: [
    "[make it|make this|turn it|play it|go|a bit|a little] [a bit|a little|much|a lot] (quieter|softer|less loud)",
    "(turn|volume) [it|this|that|the <sound>|the music|the <film>] down [a bit|a little|a lot|the <sound>]",
    "(turn down|lower|decrease|reduce|less) [the] (<sound>|music|it) [a bit|a little]",
    "<sound> down",
    "(it is|that is|this is) [way] too loud",
    "(too loud|not so loud|less volume)",
  ],
  loudest: [
    "(turn it|turn the <sound>|make it|<sound>) [up] [to] [the] (full|full volume|max|maximum|all the way up|as loud as it goes)",
    "[up] [to] [the] (full|max|maximum) <sound>",
  ],
  halfVolume: [
    "(turn it|turn the <sound>|set the <sound>|<sound>) [to|at] half [<sound>]",
    "[to|at] half <sound>",
  ],
  volume: [
    "[set|turn|change|put|make] [the|my] <sound> [up|down] [to|at] {number} [percent]",
    "(set|turn|change|put|make) it [up|down] [to|at] {number} [percent]",
  ],
  mute: [
    "(mute|silence|quiet|shush|hush) [it|this|that|the <film>|the <sound>|yourself]",
    "(turn|switch) (off the <sound>|the <sound> off|it off the sound)",
    "no sound",
    "<sound> off",
  ],
  unmute: [
    "(unmute|un mute) [it|this|the <film>|the <sound>]",
    "(turn|switch) (on the <sound>|the <sound> on|the <sound> back on)",
    "<sound> (on|back on|back)",
    "give me sound",
  ],
  captionsOn: [
    "(put|show|display|write) [me] the (words|text|subtitles|captions) on [the|my] [screen|television]",
    "[i] (need|want) (to read along|to read it|to see the words)",

    "[turn|switch|put|show|show me|give me|i need|i want|enable|add|use|display] [on|me] [the|some] <captions> [on|please]",
    "(turn|switch|put) (on the|on|the) <captions> [on]",
    "with <captions>",
  ],
  captionsOff: [
    "[i|we] do not (need|want) [the|any] <captions> [any more|anymore]",
    "(stop|no more) [showing] [the] <captions>",

    "(turn|switch) (off [the] <captions>|[the] <captions> off)",
    "(no|hide|remove|stop|disable|without|take away|get rid of) [the] [more] <captions>",
    "<captions> (off|away)",
    "take [the] <captions> (off|away)",
  ],
  sleepIn: [
    "(turn|switch|shut) (yourself|it|this|everything|the television|the <film>) off (in|after) {duration}",
    "(stop|sleep|off) in {duration}",

    "(stop|turn off|switch off|shut off|pause|shut down|go to sleep|sleep|end|finish) [it|playing|this|the <film>|yourself|everything|the music] (in|after) {duration}",
    "(set|start|put on|turn on|make|give me) [a|the] [sleep] timer (for|to|of|in) {duration}",
    "[set|start|put on] [a|the] sleep timer [for|to|of|in] {duration}",
    "[set|start] a {duration} [sleep] timer",
    "{duration} sleep timer",
  ],
  sleepAtEnd: [
    "(stop|turn off|switch off|shut off|shut down|go to sleep|sleep) [it|playing|this|the television|yourself|everything] (when|after|once|at the end) [(this|it|the <film>|the one|this <film>|this one|of this|of the <film>|of it)] [is] [over|ends|done|finished|has ended|has finished|stops]",
    "(no more|stop|nothing more) after (this|this one|this <film>)",
    "(do not|never) (play|start) the next [one|<film>]",
    "[set] [a|the] sleep timer (to|for|at) the end [of (this|it|the <film>|this <film>)]",
  ],
  sleepNever: [
    "(cancel|stop|remove|delete|clear|turn off|forget|end|kill) [the|my] [sleep] timer",
    "no [sleep] timer",
    "[sleep] timer off",
    "turn [the] [sleep] timer off",
  ],
} satisfies Partial<Record<MeaningKey, readonly string[]>>;
