import { tokenSubject } from "./token-subject.ts";
import { authorizePlayback } from "#features/playback/authorize-playback.ts";
import { authorizeClips } from "#features/playback/clips/authorize-clips.ts";
import { requireStreamSlot } from "#features/playback/streams/require-stream-slot.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { findSource } from "./find-source.ts";
import { parseMediaUrl, type MediaPath } from "./media-url.ts";
import { sendKey } from "./send-key.ts";
import { sendPart } from "./send-part.ts";

/** Answers one signed URL. */
export async function sendMedia(call: RawCall): Promise<unknown> {
  const { app, request } = call;
  const media = parseMediaUrl(request.url);
  const viewer = await letIn(call, media);
  const source = findSource(app, media);
  const { part } = media;
  if (part.kind === "key") return sendKey(call, source);
  return sendPart(call, { source, part, viewer });
}

async function letIn({ app, request, findViewer }: RawCall, media: MediaPath): Promise<string> {
  const { token, titleId, item } = media;
  const link = { cookie: request.headers.cookie, token, titleId };
  const known = app.media.verifier.findVerified(link);
  if (known !== null) return known;
  const viewer = await findViewer();
  const subject = tokenSubject(viewer, titleId);
  app.media.tokens.check(token, subject);
  // Access can have changed since the link was signed: a parent's decision, or the day's screen
  // time.
  if ("clip" in item) {
    await authorizeClips(app, viewer, titleId);
    await requireStreamSlot(app, viewer, titleId);
  } else {
    const { title } = await authorizePlayback(app, viewer, { id: titleId, cut: item.cut });
    if (item.cut === "film" && title.isListed) await requireStreamSlot(app, viewer, titleId);
  }
  return app.media.verifier.verify(link, subject);
}
