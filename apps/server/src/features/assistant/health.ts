import type { ServerStatus } from "@goldmane/contracts/admin/server";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { sphinxOf } from "./voice/speech-to-text/find-sphinx.ts";

type Part = "model" | "voice" | "ear";
type Leo = ServerStatus["leo"];
type Health = Pick<Leo["voice"], "workedAt" | "failure">;

const untried: Health = { workedAt: null, failure: null };

const healths = perApp(() => new Map<Part, Health>());

export function recordSuccess(app: App, part: Part): void {
  const { failure } = healths(app).get(part) ?? untried;
  healths(app).set(part, { workedAt: app.now(), failure });
}

/** `what` is the kind of failure; it must not contain the conversation. */
export function recordFailure(app: App, part: Part, what: string): void {
  const { workedAt } = healths(app).get(part) ?? untried;
  healths(app).set(part, { workedAt, failure: { at: app.now(), what } });
}

/** The model, voice and recognizer of this node and their last results. */
export async function readHealth(app: App): Promise<Leo> {
  const { model, speech, hearing } = app.config.leo;
  const of = (part: Part, by: string) => ({ by, ...(healths(app).get(part) ?? untried) });
  const ear = hearing ? nameAt(hearing.model, hearing.baseUrl) : await nameSphinx(app);
  return {
    model: model && of("model", nameAt(model.name, model.baseUrl ?? model.provider)),
    voice: of("voice", speech ? nameAt(speech.model, speech.baseUrl) : "flite"),
    ear: ear === null ? null : of("ear", ear),
  };
}

async function nameSphinx(app: App): Promise<string | null> {
  return (await sphinxOf(app)) ? "pocketsphinx" : null;
}

/** Removes secrets from a URL. */
function nameAt(name: string, url: string): string {
  return `${name} (${URL.canParse(url) ? new URL(url).host : url})`;
}
