import type { NewChatMessage } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

type Phrase = Extract<NewChatMessage, { kind: "phrase" }>["phrase"];
type Sticker = Extract<NewChatMessage, { kind: "sticker" }>["sticker"];

/** Texts of the phrases that children can send. */
export const phraseLabels = (): Readonly<Record<Phrase, string>> => ({
  hello: say`Hello!`,
  goodbye: say`Bye-bye!`,
  "so-funny": say`So funny!`,
  "love-it": say`I love it!`,
  scary: say`That’s scary!`,
  "what-happened": say`What happened?`,
  again: say`Again, again!`,
  "wait-for-me": say`Wait for me!`,
  ready: say`I’m ready!`,
  "snack-break": say`Snack break!`,
  "thank-you": say`Thank you!`,
  "good-night": say`Good night!`,
});

export const stickerNames = (): Readonly<Record<Sticker, string>> => ({
  lion: say`Lion sticker`,
  fox: say`Fox sticker`,
  bear: say`Bear sticker`,
  owl: say`Owl sticker`,
  dragon: say`Dragon sticker`,
  robot: say`Robot sticker`,
  cat: say`Cat sticker`,
  unicorn: say`Unicorn sticker`,
});
