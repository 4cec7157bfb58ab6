import { genres } from "@goldmane/contracts/library/limits";
import { drawPortrait as draw } from "@goldmane/stage/avatar";
import { mix } from "@goldmane/stage/paint/mix";
import type { CastMember } from "@goldmane/stage/story/schema";
import type { Title } from "#features/library/service.ts";

export type PortraitPicture = {
  genre: Title["genre"];
  member: CastMember;
  width: number;
  type: "webp" | "jpeg";
};

const dark = "#1b0f20";
const quality = 85;

/** Some milliseconds of drawing; encoding happens on another thread. */
export async function drawPortrait({
  genre,
  member,
  width,
  type,
}: PortraitPicture): Promise<Buffer> {
  // Imported here, so that only this path pays for loading the canvas.
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(width, width);
  const [near, far] = genres.find(({ slug }) => slug === genre)?.colors ?? genres[0].colors;
  // The genre page's own colors, dark enough for every face to stand out.
  const colors = [mix(far, dark, 0.6), mix(near, dark, 0.3)] as const;
  draw(canvas.getContext("2d"), { member, feel: "happy", colors, genre }, width);
  return await canvas.encode(type, quality);
}
