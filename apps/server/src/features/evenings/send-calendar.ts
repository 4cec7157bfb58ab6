import { remindBeforeMs } from "@goldmane/contracts/evenings/limits";
import { lookUpTitle } from "#features/library/service.ts";
import { originOf } from "#platform/http/hosts/origin-of.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { Words } from "#platform/words/words.ts";
import { writeCalendar } from "./calendar.ts";
import { requireEvening } from "./standing.ts";

/** Beside the film there is talk before and after it. */
const besideFilmMs = 30 * 60_000;
const withoutFilmMs = 2 * 3_600_000;

/** An evening as a file that calendars take. */
export async function sendCalendar({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const viewer = await findViewer();
  const { id = "" } = request.params as { id?: string };
  const { evening } = await requireEvening(app, viewer, id);
  const { say } = new Words(viewer.profile?.language ?? askedLanguage(request));
  const title = evening.title_id === null ? null : lookUpTitle(app, viewer, evening.title_id);
  const origin = app.config.http.publicUrl?.origin ?? originOf(request);
  const url = `${origin}/party-zone`;
  const lasts = title ? title.durationSeconds * 1000 + besideFilmMs : withoutFilmMs;
  const text = writeCalendar({
    uid: `${evening.id}@goldmane`,
    sequence: evening.revision,
    changedAt: evening.changed_at,
    startsAt: evening.starts_at,
    endsAt: evening.starts_at + lasts,
    summary: evening.name,
    description: `${title ? say`We watch “${title.title}” together.` : say`We choose the film together.`}\n${url}`,
    url,
    remindBeforeMs,
  });
  return await reply
    .type("text/calendar; charset=utf-8; method=PUBLISH")
    .headers({
      "content-disposition": 'attachment; filename="goldmane-evening.ics"',
      "cache-control": "no-store",
    })
    .send(text);
}
