import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import type { App, Viewer } from "#platform/app.ts";
import { readRetention } from "./history/conversation.ts";
import { openBooks } from "./embedded/open-books.ts";
import { engineFor } from "./embedded/open-engine.ts";
import { mayAskModel, rightsOf } from "./rights.ts";
import { sphinxOf } from "./voice/speech-to-text/find-sphinx.ts";

/** The assistants' capabilities for this viewer. */
export async function readCapabilities(app: App, viewer: Viewer): Promise<Capabilities> {
  const { leo, mayListen } = rightsOf(viewer);
  if (leo !== "off") {
    engineFor(app, viewer)
      .then(openBooks)
      .catch(() => {});
  }
  const { speech, hearing } = app.config.leo;
  return {
    leo,
    llm: mayAskModel(app, viewer),
    tts: speech ? "remote" : "embedded",
    stt: hearing ? "remote" : (await sphinxOf(app)) ? "embedded" : null,
    mayListen,
    retentionDays: await readRetention(app, viewer),
  };
}
