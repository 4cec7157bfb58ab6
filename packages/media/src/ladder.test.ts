import { describe, expect, it } from "vitest";
import { ladderFor } from "./ladder.ts";

function sizes(width: number, height: number): string[] {
  return ladderFor({ width, height }).map((rung) => `${rung.name} ${rung.width}x${rung.height}`);
}

describe("ladderFor", () => {
  it("gives a full-size film all four rungs", () => {
    expect(sizes(1920, 1080)).toEqual([
      "low 640x360",
      "medium 854x480",
      "high 1280x720",
      "ultra 1920x1080",
    ]);
  });

  it("never exceeds the source", () => {
    expect(sizes(320, 180)).toEqual(["low 320x180"]);
    expect(sizes(720, 480)).toEqual(["low 540x360", "medium 720x480"]);
  });

  it("keeps the full width of a wide film", () => {
    expect(sizes(1920, 800).at(-1)).toBe("ultra 1920x800");
  });

  it("measures a portrait film by its short side", () => {
    expect(sizes(1080, 1920)).toEqual([
      "low 360x640",
      "medium 480x854",
      "high 720x1280",
      "ultra 1080x1920",
    ]);
  });

  it("fits a film larger than every rung into the highest", () => {
    expect(sizes(3840, 2160).at(-1)).toBe("ultra 1920x1080");
  });

  it("gives every rung even sides", () => {
    const sides = ladderFor({ width: 1998, height: 1078 }).flatMap((rung) => [
      rung.width,
      rung.height,
    ]);
    expect(sides.every((side) => side % 2 === 0)).toBe(true);
  });
});
