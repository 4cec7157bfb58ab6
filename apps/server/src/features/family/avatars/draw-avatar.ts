import type { Avatar } from "@goldmane/contracts/family/limits";
import { drawAvatar as draw } from "@goldmane/stage/avatar";

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
  avatar: Avatar;
  width: number;
  quality: number;
  type: "webp" | "jpeg";
};

/** Draws in a few milliseconds on this thread; encoding happens on another thread. */
export async function drawAvatar({ avatar, width, quality, type }: AvatarPicture): Promise<Buffer> {
  // Loaded lazily: the server needs the native canvas module only here.
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(width, width);
  const look = { rig: avatar, feel: "happy", colors: grounds[avatar] } as const;
  draw(canvas.getContext("2d"), look, width);
  return await canvas.encode(type, quality);
}
