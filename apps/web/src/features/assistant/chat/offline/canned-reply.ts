import { say } from "#platform/words/say.ts";

export type CannedTopic = "music" | "film" | "game" | "food" | "other";

const topics: readonly (readonly [CannedTopic, RegExp])[] = [
  ["music", /\b(?:music|song|songs|tune|playlist|m[uú]sica|canci[oó]n|canciones)\b/i],
  ["food", /\b(?:food|order|delivery|pizza|hungry|comida|pedir|hambre)\b/i],
  ["game", /\b(?:game|games|play games|juego|juegos|jugar)\b/i],
  ["film", /\b(?:movies?|shows?|films?|watch|pel[ií]culas?|series?|ver)\b/i],
];

/** Guesses the topic of a message from its words. */
export function topicOf(message: string): CannedTopic {
  return topics.find(([, pattern]) => pattern.test(message))?.[0] ?? "other";
}

/** Canned replies when the server can't be reached. */
export function writeCannedReply(topic: CannedTopic): string {
  switch (topic) {
    case "music":
      return say`I’m having a quick moment. Try Free Music above, or choose a mood in VIBES.`;
    case "film":
      return say`I’m having a quick moment. Close this chat and browse, or use Find a film.`;
    case "game":
      return say`I’m having a quick moment. Try the Game Collection on the home page.`;
    case "food":
      return say`I’m having a quick moment. You’ll find food delivery under Links.`;
    case "other":
      return say`I’m having a quick moment. Ask me again in a little while.`;
  }
}
