import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import type { Companion } from "@goldmane/stage/companion";

/** Leo's current activity. */
export type Doing = "idle" | "listening" | "thinking" | "speaking";
export type Feeling = ChatReply["feeling"];

/** Recent cues of a figure: the last few suffice to draw any moment. */
export type Acting = Pick<Companion, "emotions" | "acts"> & { doing: Doing; since: number };

export type ActingEvent =
  | { type: "turned"; to: Doing; at: number }
  | { type: "felt"; feeling: Feeling; at: number };

type Emotion = Companion["emotions"][number]["emotion"];
type Act = Companion["acts"][number];

/** Longer than any thinking takes. */
const thoughtSeconds = 3600;

const faces: Readonly<Record<Feeling, Emotion>> = {
  happy: "happy",
  excited: "excited",
  curious: "neutral",
  thinking: "neutral",
  sorry: "shy",
  caring: "neutral",
};

const gestures: Partial<Record<Feeling, { verb: Act["verb"]; seconds: number }>> = {
  happy: { verb: "nod", seconds: 1.2 },
  excited: { verb: "cheer", seconds: 1.8 },
  curious: { verb: "think", seconds: 1.6 },
  sorry: { verb: "shake-head", seconds: 1.3 },
  caring: { verb: "nod", seconds: 1.6 },
};

/** A strong emotion fades after this many seconds. */
const feltSeconds = 4.5;

/** Leo's entrance: he waves. */
export function greetAt(at: number): Acting {
  return {
    doing: "idle",
    since: at,
    emotions: [
      { at: at - 1, emotion: "happy" },
      { at: at + feltSeconds, emotion: "neutral" },
    ],
    acts: [{ verb: "wave", start: at + 0.4, end: at + 2.6 }],
  };
}

export function nextActing(acting: Acting, event: ActingEvent): Acting {
  switch (event.type) {
    case "turned": {
      if (event.to === acting.doing) return acting;
      const acts = cutAt(acting.acts, event.at);
      if (event.to === "thinking")
        acts.push({ verb: "think", start: event.at, end: event.at + thoughtSeconds });
      return { ...acting, doing: event.to, since: event.at, acts: acts.slice(-4) };
    }
    case "felt": {
      const gesture = gestures[event.feeling];
      const acts = cutAt(acting.acts, event.at);
      if (gesture)
        acts.push({ verb: gesture.verb, start: event.at, end: event.at + gesture.seconds });
      const emotions = [
        ...acting.emotions.filter(({ at }) => at < event.at),
        { at: event.at, emotion: faces[event.feeling] },
        { at: event.at + feltSeconds, emotion: "neutral" as const },
      ];
      return { ...acting, acts: acts.slice(-4), emotions: emotions.slice(-6) };
    }
  }
}

/** Ends the current cue now. */
function cutAt(acts: readonly Act[], at: number): Act[] {
  return acts
    .filter(({ start }) => start < at)
    .map((act) => ({ ...act, end: Math.min(act.end, at) }));
}
