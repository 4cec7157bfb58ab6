import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { type RigName, rigs } from "#story/vocabulary.ts";
import { checked } from "#testing/checked-host.ts";
import type { CastMember } from "#story/schema.ts";
import { drawAvatar, drawPortrait } from "./avatar.ts";

const size = 96;

function draw(rig: RigName): string {
  const canvas = createCanvas(size, size);
  drawAvatar(
    checked(canvas.getContext("2d")),
    { rig, feel: "happy", colors: ["#202040", "#8080c0"] },
    size,
  );
  return canvas.toDataURL();
}

test("every rig has a distinct face that is drawn deterministically", () => {
  const faces = rigs.map(draw);
  expect(new Set(faces).size).toBe(rigs.length);
  expect(draw("lion")).toBe(faces[rigs.indexOf("lion")]);
});

test("a cast member is drawn with the look of the film", () => {
  const drawCast = (look: CastMember["look"]) => {
    const canvas = createCanvas(size, size);
    const member: CastMember = {
      id: "minnow",
      name: "Minnow",
      rig: "cat",
      look,
      voice: { pitch: 1, rate: 1 },
    };
    drawPortrait(
      checked(canvas.getContext("2d")),
      { member, feel: "happy", colors: ["#202040", "#8080c0"], genre: "adventure" },
      size,
    );
    return canvas.toDataURL();
  };
  expect(drawCast({ body: "#ff8800" })).not.toBe(drawCast({ body: "#2244aa" }));
  expect(drawCast({ wears: ["helmet"] })).not.toBe(drawCast({}));
});
