import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { type RigName, rigs } from "#story/vocabulary.ts";
import { checked } from "#testing/checked-host.ts";
import { drawAvatar } from "./avatar.ts";

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

test("every rig has a face of its own, and the same one whenever it is drawn", () => {
  const faces = rigs.map(draw);
  expect(new Set(faces).size).toBe(rigs.length);
  expect(draw("lion")).toBe(faces[rigs.indexOf("lion")]);
});
