import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actorBounds } from "#actor/bounds.ts";
import { buildTestSet, host, openPicture } from "./testing/test-set.ts";
import { compileStory } from "#story/compile.ts";
import { filmCut } from "#story/cut.ts";
import type { SceneSpan } from "#story/timeline.ts";
import { anyStory } from "#testing/any-story.ts";
import { checked, checkedHost } from "#testing/checked-host.ts";
import { shortStory } from "#testing/short-story.ts";
import { SceneCast } from "./scene-cast.ts";
import { openFilm } from "./film.ts";

const size = { width: 128, height: 72 };
const groundY = buildTestSet({ backdrop: "meadow" }).groundY;

describe("a film", () => {
  const cut = filmCut(
    compileStory(
      shortStory(
        [
          { who: "ada", do: "pick-up", to: "ball" },
          { who: "ada", say: "Catch it if you can!" },
          { who: "ada", do: "throw", to: "bo" },
          { effect: "stars", at: "bo" },
          { who: "bo", do: "jump" },
        ],
        { weather: "leaves" },
      ),
    ),
  );
  const instants = Array.from({ length: 9 }, (_, n) => (n + 0.4) * (cut.durationSeconds / 9));

  test("draws equal pictures at equal times, whatever was drawn before", () => {
    const inOrder = drawAll(instants);
    expect(drawAll(instants.toReversed()).toReversed()).toEqual(inOrder);
    expect(drawAll([instants[4] ?? 0])).toEqual([inOrder[4]]);
    expect(new Set(inOrder).size).toBe(instants.length);
  });

  test("restores the surface's state at every instant", () => {
    const { surface, transform } = openPicture(0.1);
    const film = openFilm(host, cut, size);
    film.draw(surface, instants[3] ?? 0);
    const after = transform();
    surface.setTransform(3, 0.2, 0, 3, 9, 9);
    surface.globalAlpha = 0.3;
    film.draw(surface, instants[5] ?? 0);
    expect(transform()).toBe(after);
    expect(surface.globalAlpha).toBe(1);
  });

  function drawAll(times: readonly number[]): string[] {
    const { surface, pixels } = openPicture(0.1);
    const film = openFilm(host, cut, size);
    return times.map((t) => {
      film.draw(surface, t);
      return pixels().join();
    });
  }
});

describe("any story", () => {
  test("yields finite positions and views, with every speaker in the picture", () => {
    fc.assert(
      fc.property(anyStory, (script) => {
        for (const scene of compileStory(script).scenes) {
          for (const share of [0, 0.31, 0.77, 1]) expectNumbers(scene, share);
          if (scene.scene.steps.some((step) => "camera" in step)) continue;
          for (const lost of speakersOutOfFrame(scene)) expect.fail(lost);
        }
      }),
      { numRuns: 1000, seed: 24, endOnFailure: true },
    );
  }, 60_000);

  test("passes only finite numbers and valid colors to its surface", () => {
    const { surface } = openPicture(0.05);
    fc.assert(
      fc.property(anyStory, (script) => {
        const cut = filmCut(compileStory(script));
        const film = openFilm(checkedHost, cut, { width: 64, height: 36 });
        for (const share of [0.05, 0.5, 0.96])
          expect(() => film.draw(checked(surface), cut.durationSeconds * share)).not.toThrow();
      }),
      { numRuns: 60, seed: 24, endOnFailure: true },
    );
  }, 60_000);
});

function expectNumbers(scene: SceneSpan, share: number): void {
  const time = scene.start + (scene.end - scene.start) * share;
  const cast = new SceneCast(scene, groundY, time);
  const numbers = [cast.view(), cast.poses().map(({ pose }) => pose), cast.props(true)];
  JSON.stringify([numbers, cast.props(false)], (key, value: unknown) => {
    if (typeof value === "number" && !Number.isFinite(value))
      expect.fail(`${key} is ${value} at ${time}`);
    return value;
  });
}

/** Ids of characters on the stage that speak while their face is outside the picture. */
function speakersOutOfFrame(scene: SceneSpan): string[] {
  return scene.actors.flatMap((track) =>
    track.speech.flatMap(({ start, end, text }) => {
      const cast = new SceneCast(scene, groundY, (start + end) / 2);
      const { x, y, zoom } = cast.view();
      const pose = cast.poses().find((other) => other.track === track)?.pose;
      if (!pose || pose.x < 60 || pose.x > 1220) return [];
      const face = pose.y - pose.lift - actorBounds(track.member).headY * pose.scale;
      const inside =
        Math.abs(pose.x - x) * zoom < 640 && (face < 20 || Math.abs(face - y) * zoom < 360);
      return inside ? [] : [`${track.member.id} says "${text}" out of the picture`];
    }),
  );
}
