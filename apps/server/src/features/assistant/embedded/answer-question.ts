import type { Question } from "@goldmane/leo/command";
import { moreLike } from "#features/assistant/tools/find-titles.ts";
import type { Outcome, Scene } from "#features/assistant/tools/scene.ts";
import { streak, timeLeft, whyNot } from "#features/assistant/tools/tell-of-house.ts";
import {
  getTitle,
  howLong,
  suitsAge,
  tellUpcoming,
  whoIsIn,
} from "#features/assistant/tools/tell-of-titles.ts";
import { continueWatching } from "#features/assistant/tools/watch.ts";
import { callTool } from "#features/assistant/tools/tool.ts";

/** Answers from what the house knows. */
export async function answerQuestion(scene: Scene, { intent, slots }: Question): Promise<Outcome> {
  switch (intent) {
    case "describe":
      return await callTool(scene, getTitle, slots);
    case "suits":
      return await callTool(scene, suitsAge, slots);
    case "whoIsIn":
      return await callTool(scene, whoIsIn, slots);
    case "howLong":
      return await callTool(scene, howLong, slots);
    case "moreLike":
      return await callTool(scene, moreLike, slots);
    case "whyNot":
    case "askGrownUp":
      return await callTool(scene, whyNot, {});
    case "upcoming":
      return await callTool(scene, tellUpcoming, slots);
    case "streak":
      return await callTool(scene, streak, {});
    case "whatIsOn":
      return scene.here.titleId === undefined
        ? await callTool(scene, continueWatching, {})
        : await callTool(scene, getTitle, { titleId: scene.here.titleId });
    case "timeLeft":
      return await callTool(scene, timeLeft, {});
  }
}
