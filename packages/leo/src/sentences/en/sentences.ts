import type { MeaningKey } from "#meaning.ts";
import { around } from "./around.ts";
import { asking } from "./asking.ts";
import { chatting } from "./chatting.ts";
import { finding } from "./finding.ts";
import { playing } from "./playing.ts";
import { soundAndScreen } from "./sound-and-screen.ts";

/** Templates for all commands and questions, in English. */
export const sentences: Readonly<Record<MeaningKey, readonly string[]>> = {
  ...playing,
  ...soundAndScreen,
  ...finding,
  ...asking,
  ...around,
  ...chatting,
};
