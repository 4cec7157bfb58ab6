import type { KindHelp } from "@goldmane/contracts/mood-journal/schema";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { distressKinds } from "@goldmane/leo/distress/distress";
import { engineFor } from "#features/assistant/embedded/open-engine.ts";
import { mayConcernHome } from "#features/assistant/history/private-conversation.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { chooseHelpline } from "./choose-helpline.ts";

export type NoteReading = {
  /** Leo's answer to distress or danger; null if the note tells of neither. */
  help: KindHelp | null;
  /** Someone at home must not read the note. */
  mayConcernHome: boolean;
};

/**
 * Reads a private note for distress, as a message to Leo would be read. Only the embedded engine sees
 * it, also where a language model answers messages; nothing is stored, and no one is alerted.
 */
export async function readNote(
  app: App,
  viewer: ProfileViewer,
  note: string,
): Promise<NoteReading> {
  const isAdult = isGrownUp(viewer.profile.role);
  const engine = await engineFor(app, viewer);
  const heard = engine.interpret(note, {
    history: [],
    isGrownUp: isAdult,
    seed: Math.floor(app.now() / 1000),
  });
  if (heard.kind !== "safety" || !distressKinds.some((kind) => kind === heard.category)) {
    return { help: null, mayConcernHome: false };
  }
  const helpline = chooseHelpline(app, heard, { isGrownUp: isAdult });
  const { text, language } = heard;
  return { help: { text, language, helpline }, mayConcernHome: mayConcernHome(heard) };
}
