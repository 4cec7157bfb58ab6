import type { Understanding } from "#understanding.ts";

/** The label of an interpretation in the golden sets: "play clank", "seekBy -30", "help price". */
export function labelOf(
  understanding: Understanding,
  placeName: (place: string, id: string) => string = (_place, id) => id,
): string {
  switch (understanding.kind) {
    case "command": {
      const { intent, slots } = understanding.command;
      if (intent === "playSomething") return intent;
      if (intent === "playMusic") return slots.mood ? `${intent} ${slots.mood}` : intent;
      if (intent === "openPlace")
        return `${intent} ${placeName(slots.place, slots.placeId).toLowerCase()}`;
      return [intent, ...Object.values(slots).map(String)].join(" ");
    }
    case "question": {
      const { intent, slots } = understanding.question;
      return [intent, ...Object.values(slots).map((value) => String(value ?? "-"))].join(" ");
    }
    case "knowledge":
    case "help":
    case "smallTalk":
      return `${understanding.kind} ${understanding.topic}`;
    case "fun":
      return `fun ${understanding.fun}`;
    case "reply":
      return `reply ${understanding.reply}`;
    case "safety":
      return `safety ${understanding.category}`;
    case "choose":
      return `choose ${understanding.options.join(" or ")}`;
    case "otherLanguage":
      return `${understanding.kind} ${understanding.spoken}`;
    case "line":
    case "confirm":
    case "search":
    case "told":
    case "unknown":
      return understanding.kind;
  }
}
