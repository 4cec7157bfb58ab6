import { parseLook } from "@goldmane/contracts/avatars/rules";
import { type Avatar, avatars } from "@goldmane/contracts/family/limits";
import { drawAvatar as draw } from "@goldmane/stage/avatar";
import { drawLook } from "@goldmane/stage/wardrobe/draw-look";

/** Background gradient behind each face. */
const grounds: Readonly<Record<Avatar, readonly [string, string]>> = {
  lion: ["#7a3b2e", "#f5c451"],
  fox: ["#1f6f6b", "#9be0b8"],
  bear: ["#2d3f74", "#8fb4e8"],
  owl: ["#3a2a6b", "#c79bff"],
  dragon: ["#7c2348", "#ff9a6b"],
  robot: ["#123a4a", "#3fd0d6"],
  cat: ["#8a4a12", "#ffd08a"],
  unicorn: ["#6a2f7d", "#ffb3dc"],
};

export type AvatarPicture = {
  /** One of the avatars, or a look's name. */
  name: string;
  width: number;
  quality: number;
  type: "webp" | "jpeg";
};

/** Draws in a few milliseconds on this thread; encoding happens on another thread. */
export async function drawAvatar({ name, width, quality, type }: AvatarPicture): Promise<Buffer> {
  // Loaded lazily: the server needs the native canvas module only here.
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(width, width);
  const surface = canvas.getContext("2d");
  const look = parseLook(name);
  if (look) drawLook(surface, look, width);
  else {
    const avatar = avatars.find((one) => one === name) ?? avatars[0];
    draw(surface, { rig: avatar, feel: "happy", colors: grounds[avatar] }, width);
  }
  return await canvas.encode(type, quality);
}
