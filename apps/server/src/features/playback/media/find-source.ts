import { AppError } from "@goldmane/contracts/errors";
import { findGranted, findGrantedInteractive } from "#features/library/service.ts";
import { openClip, openClipsTrailer } from "#features/playback/clips/open-clip.ts";
import { openSource } from "#features/playback/open-source.ts";
import type { App } from "#platform/app.ts";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { isContent, type MediaPath } from "./media-url.ts";

/** @throws AppError NOT_FOUND for a title that is gone or has changed */
export function findSource(app: App, { titleId, item, content }: MediaPath): SegmentSource {
  const open = "clip" in item ? clipOf(app, titleId, item.clip) : titleOf(app, titleId, item.cut);
  for (const isCalm of [false, true]) {
    const source = open(isCalm);
    if (isContent(content, source.contentHash)) return source;
  }
  throw new AppError("NOT_FOUND", "This title has changed. Start it again.");
}

type Open = (isCalm: boolean) => SegmentSource;

function titleOf(app: App, id: string, cut: Parameters<typeof openSource>[2]): Open {
  const interactive = cut === "trailer" ? findGrantedInteractive(app, id) : null;
  if (interactive) return (isCalm) => openClipsTrailer(app, interactive, { isCalm });
  const title = findGranted(app, id);
  return (isCalm) => openSource(app, title, cut, { isCalm }).source;
}

function clipOf(app: App, id: string, clip: string): Open {
  const interactive = findGrantedInteractive(app, id);
  if (!interactive) throw new AppError("NOT_FOUND", "This film was removed.");
  return (isCalm) => openClip(app, interactive, clip, { isCalm });
}
