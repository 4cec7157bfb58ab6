import { remindBeforeMs } from "@goldmane/contracts/scheduled-parties/limits";
import { lookUpTitle } from "#features/library/service.ts";
import { originOf } from "#platform/http/hosts/origin-of.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { Words } from "#platform/words/words.ts";
import { writeCalendar } from "./calendar.ts";
import { requireScheduledParty } from "./require-scheduled-party.ts";

/** Time to talk before and after the film. */
const aroundFilmMs = 30 * 60_000;
const withoutFilmMs = 2 * 3_600_000;

/** Sends a scheduled party as an .ics file. */
export async function sendCalendar({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const viewer = await findViewer();
  const { id = "" } = request.params as { id?: string };
  const { scheduledParty } = await requireScheduledParty(app, viewer, id);
  const { say } = new Words(viewer.profile?.language ?? askedLanguage(request, app));
  const title =
    scheduledParty.title_id === null ? null : lookUpTitle(app, viewer, scheduledParty.title_id);
  const origin = app.config.http.publicUrl?.origin ?? originOf(request);
  const url = `${origin}/party-zone`;
  const durationMs = title ? title.durationSeconds * 1000 + aroundFilmMs : withoutFilmMs;
  const text = writeCalendar({
    uid: `${scheduledParty.id}@goldmane`,
    sequence: scheduledParty.revision,
    changedAt: scheduledParty.changed_at,
    startsAt: scheduledParty.starts_at,
    endsAt: scheduledParty.starts_at + durationMs,
    summary: scheduledParty.name,
    description: `${title ? say`Watch “${title.title}” together on Goldmane.` : say`Watch a film together on Goldmane. We’ll choose it at the party.`}\n${url}`,
    url,
    remindBeforeMs,
  });
  return await reply
    .type("text/calendar; charset=utf-8; method=PUBLISH")
    .headers({
      "content-disposition": 'attachment; filename="goldmane-party.ics"',
      "cache-control": "no-store",
    })
    .send(text);
}
