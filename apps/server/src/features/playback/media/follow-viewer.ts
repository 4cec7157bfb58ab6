import { showingOf } from "#features/playback/showing.ts";
import type { App } from "#platform/app.ts";
import { segmentSpans } from "#platform/media/grid.ts";
import { requireRung } from "#platform/media/package/answer-part.ts";
import type { Part } from "#platform/media/package/parse-part.ts";
import { partKeys } from "#platform/media/package/part-keys.ts";
import type { SegmentSource } from "#platform/media/segment-source.ts";

/** What comes next in this rung is made before it is asked for. */
export function followViewer(app: App, viewer: string, source: SegmentSource, part: Part): void {
  if (part.kind !== "video") return;
  const { maker, readAhead } = app.media;
  const rung = requireRung(source, part.rung);
  const at = {
    rendition: rung.name,
    index: part.index,
    count: segmentSpans(source).length,
  };
  readAhead.follow(showingOf(viewer, source), at, {
    isMade: (index) => maker.size(partKeys.video(source, rung, index)) !== null,
    make: (index, signal) => maker.video(source, rung, index, { priority: "readAhead", signal }),
  });
}
