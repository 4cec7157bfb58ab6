import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";
import { contentOf } from "#features/playback/media/media-url.ts";
import { sendPart } from "#features/playback/media/send-part.ts";
import { sendStartOf } from "#features/playback/send-start.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { parsePart } from "@goldmane/media/package/parse-part";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { introSource } from "./intro-source.ts";

const params = z.object({ content: z.string(), "*": z.string() });

/** The folder of its parts: another intro has another folder. */
export function introFolder({ contentHash }: Pick<SegmentSource, "contentHash">): string {
  return `/media/intro/${contentOf(contentHash)}/`;
}

/** Sends one part of the intro, without authorization. */
export async function sendIntro(call: RawCall): Promise<unknown> {
  const { content, "*": rest } = params.parse(call.request.params);
  const source = introSource(call.app);
  if (content !== contentOf(source.contentHash))
    throw new AppError("NOT_FOUND", "The intro has changed. Start it again.");
  if (rest === "start.mp4") return sendStartOf(call, source);
  const part = parsePart(rest);
  if (!part || part.kind === "key") throw new AppError("NOT_FOUND", "This media doesn’t exist.");
  return sendPart(call, { source, part, viewer: "intro" });
}
