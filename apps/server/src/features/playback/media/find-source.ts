import { AppError } from "@goldmane/contracts/errors";
import { findGranted } from "#features/library/service.ts";
import { openSource } from "#features/playback/open-source.ts";
import type { App } from "#platform/app.ts";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { isContent, type MediaPath } from "./media-url.ts";

/** @throws AppError NOT_FOUND for a title that is gone or has changed */
export function findSource(app: App, { titleId, cut, content }: MediaPath): SegmentSource {
  const title = findGranted(app, titleId);
  for (const isCalm of [false, true]) {
    const { source } = openSource(app, title, cut, { isCalm });
    if (isContent(content, source.contentHash)) return source;
  }
  throw new AppError("NOT_FOUND", "This title has changed. Start it again.");
}
