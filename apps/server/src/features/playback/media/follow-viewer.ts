import { viewingKey } from "#features/playback/viewing-key.ts";
import type { App } from "#platform/app.ts";
import { segmentSpans } from "@goldmane/media/segment-layout";
import { requireRung } from "@goldmane/media/package/answer-part";
import type { Part } from "@goldmane/media/package/parse-part";
import { partKeys } from "@goldmane/media/package/part-keys";
import type { SegmentSource } from "@goldmane/media/segment-source";

/** Makes the next segments of this rung before they are requested. */
export function followViewer(app: App, viewer: string, source: SegmentSource, part: Part): void {
  if (part.kind !== "video") return;
  const { packager, readAhead } = app.media;
  const rung = requireRung(source, part.rung);
  const at = {
    rendition: rung.name,
    index: part.index,
    count: segmentSpans(source).length,
  };
  readAhead.follow(viewingKey(viewer, source), at, {
    isMade: (index) => packager.size(partKeys.video(source, rung, index)) !== null,
    make: (index, signal) => packager.video(source, rung, index, { priority: "readAhead", signal }),
  });
}
