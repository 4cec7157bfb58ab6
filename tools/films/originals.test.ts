import { headAt } from "@goldmane/stage/actor/head-at";
import { createCanvas } from "@napi-rs/canvas";
import { originals } from "@goldmane/originals/catalog.gen";
import { posedBounds } from "@goldmane/stage/actor/bounds";
import { SceneCast } from "@goldmane/stage/scene-cast";
import { openFilm } from "@goldmane/stage/film";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import { sample } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";

const size = { width: 160, height: 90 };
const groundY = 572;

const sampled = sample(originals, 32);

describe.each(sampled.map((film) => ({ id: film.id, film })))("$id", ({ film }) => {
  const timeline = compileStory(film.story);

  test("is a complete picture in every scene", async () => {
    const context = createCanvas(size.width, size.height).getContext("2d");
    const opened = openFilm({ createCanvas }, filmCut(timeline), size);
    for (const { start, end } of timeline.scenes) {
      // The middle of the shot: during a transition a picture can be a single color.
      const t = (start + end) / 2;
      context.clearRect(0, 0, size.width, size.height);
      opened.draw(context, t);
      const { data } = context.getImageData(0, 0, size.width, size.height);
      const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
      expect(
        pixels.findIndex((pixel) => pixel >>> 24 !== 255),
        `holes at ${t} s`,
      ).toBe(-1);
      expect(new Set(pixels).size, `colours at ${t} s`).toBeGreaterThan(40);
      await new Promise(setImmediate);
    }
  }, 60_000);

  test("shows the face of every speaker", () => {
    const lost = timeline.scenes.flatMap((scene) =>
      scene.actors.flatMap((track) =>
        track.speech.flatMap(({ start, end, text }) => {
          const middle = (start + end) / 2;
          const cast = new SceneCast(scene, groundY, middle);
          const { x, y, zoom } = cast.view();
          const shown = [...cast.poses(), ...cast.shadows()];
          const pose = shown.find((other) => other.track === track)?.pose;
          if (!pose) return [`${text} (nobody there)`];
          const above = pose.y - pose.lift - posedBounds(track.member, pose).headY;
          const face = pose.fall ? headAt(track.member, pose) : { x: pose.x, y: above };
          const seen = Math.abs(face.x - x) * zoom < 580 && Math.abs(face.y - y) * zoom < 320;
          return seen ? [] : [`scene ${scene.index}: ${text}`];
        }),
      ),
    );
    expect(lost).toEqual([]);
  });
});
