import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { castMember, type CastMember } from "#story/schema.ts";
import type { Act, ActorTrack } from "#story/timeline.ts";
import { emotions, rigs, verbs, type Emotion, type RigName, type Verb } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";
import { drawActor } from "./draw-actor.ts";
import { poseAt } from "./pose-at.ts";
import type { Pose } from "./pose.ts";
import { light, soft } from "#testing/light.ts";

/**
 * A quarter of the stage's size, so that every rig, verb and emotion can be drawn in reasonable
 * time.
 */
const small = 0.25;

function stage(): { surface: Surface; pixels: () => Uint8ClampedArray; clear: () => void } {
  const canvas = createCanvas(1280 * small, 720 * small);
  const context = canvas.getContext("2d");
  context.scale(small, small);
  return {
    surface: context,
    pixels: () => context.getImageData(0, 0, canvas.width, canvas.height).data,
    clear: () => context.clearRect(0, 0, 1280, 720),
  };
}

function member(rig: RigName, look: CastMember["look"] = {}): CastMember {
  return castMember.parse({ id: `the-${rig}`, name: rig, rig, look });
}

function trackOf(
  who: CastMember,
  { emotion = "neutral", acts = [] }: { emotion?: Emotion; acts?: Act[] } = {},
): ActorTrack {
  return {
    member: who,
    start: { x: 0.5, height: 0, facing: 1, emotion, doing: "stand" },
    acts,
    emotions: [],
    gazes: [],
    speech: [],
    heard: [],
  };
}

function doing(verb: Verb): Act {
  return {
    verb,
    start: 0,
    end: 1.6,
    fromX: 0.5,
    toX: 0.5,
    fromHeight: 0,
    toHeight: 0,
    target: null,
  };
}

const place = { groundY: 600, depth: 0, resolve: () => null };

/** The bounding box of all pixels that are not transparent, in stage units. */
function extent(
  data: Uint8ClampedArray,
): { left: number; right: number; top: number; bottom: number } | null {
  const wide = 1280 * small;
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (let n = 3; n < data.length; n += 4) {
    if ((data[n] ?? 0) < 40) continue;
    const x = ((n - 3) / 4) % wide;
    const y = Math.floor((n - 3) / 4 / wide);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0
    ? null
    : { left: left / small, right: right / small, top: top / small, bottom: bottom / small };
}

describe("drawActor", () => {
  it.each(rigs)("draws the %s in every verb and emotion, complete and in place", (rig) => {
    const { surface, pixels, clear } = stage();
    const who = member(rig);
    const seen = new Set<string>();
    for (const [n, verb] of verbs.entries()) {
      const emotion = emotions[n % emotions.length] ?? "neutral";
      clear();
      drawActor(
        surface,
        who,
        poseAt(trackOf(who, { emotion, acts: [doing(verb)] }), 0.8, place),
        light,
        soft,
      );
      const box = extent(pixels());
      expect(box, `${rig} ${verb}`).not.toBeNull();
      if (!box) continue;
      expect(box.left, `${rig} ${verb} left`).toBeGreaterThan(640 - 285);
      expect(box.right, `${rig} ${verb} right`).toBeLessThan(640 + 285);
      expect(box.top, `${rig} ${verb} top`).toBeGreaterThan(40);
      // A swimmer is in the water up to the chest, which hides the rest.
      const floor = verb === "swim" ? 710 : 650;
      expect(box.bottom, `${rig} ${verb} bottom`).toBeLessThan(floor);
      seen.add(JSON.stringify(box));
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it("shows a different face and posture for each of the twelve emotions", () => {
    const { surface, pixels, clear } = stage();
    for (const rig of rigs) {
      const who = member(rig);
      const seen = new Set<number>();
      for (const emotion of emotions) {
        clear();
        drawActor(surface, who, poseAt(trackOf(who, { emotion }), 1, place), light, soft);
        seen.add(fingerprint(pixels()));
      }
      expect(seen.size, `emotions of the ${rig}`).toBe(emotions.length);
    }
  });

  it("draws an instant identically, whatever was drawn before", () => {
    const { surface, pixels, clear } = stage();
    const who = member("dragon", { wears: ["cape", "crown", "scarf"], pattern: "spots" });
    const track = trackOf(who, { emotion: "excited", acts: [doing("dance")] });
    const draw = (t: number) => {
      clear();
      drawActor(surface, who, poseAt(track, t, place), light, soft);
      return fingerprint(pixels());
    };
    const first = draw(0.7);
    draw(1.3);
    draw(0.1);
    expect(draw(0.7)).toBe(first);
  });

  it("restores the surface's transform and opacity", () => {
    const canvas = createCanvas(320, 180);
    const context = canvas.getContext("2d");
    context.setTransform(0.3, 0.02, -0.01, 0.31, 12, 7);
    context.globalAlpha = 0.8;
    const before = context.getTransform();
    for (const rig of rigs) {
      const who = member(rig, {
        wears: ["hat", "glasses", "backpack", "apron", "headphones", "helmet", "bow"],
      });
      drawActor(context, who, poseAt(trackOf(who), 1, place), light, soft);
    }
    const after = context.getTransform();
    expect([after.a, after.b, after.c, after.d, after.e, after.f]).toEqual([
      before.a,
      before.b,
      before.c,
      before.d,
      before.e,
      before.f,
    ]);
    expect(context.globalAlpha).toBeCloseTo(0.8);
  });

  it("draws each of the five shadings differently", () => {
    const { surface, pixels, clear } = stage();
    const who = member("lion");
    const pose = poseAt(trackOf(who), 1, place);
    const pictures = (["soft", "flat", "cel", "paper", "glow"] as const).map((shading) => {
      clear();
      const outline = shading === "paper" || shading === "glow" ? 0 : 2.6;
      drawActor(surface, who, pose, light, { ...soft, shading, outline });
      return Uint8ClampedArray.from(pixels());
    });
    for (const [n, a] of pictures.entries()) {
      for (const b of pictures.slice(n + 1)) expect(shareThatDiffers(a, b)).toBeGreaterThan(0.25);
    }
  });

  it("draws nothing for an absent character", () => {
    const { surface, pixels } = stage();
    const who = member("cat");
    drawActor(surface, who, { ...poseAt(trackOf(who), 1, place), presence: 0 }, light, soft);
    expect(extent(pixels())).toBeNull();
  });

  it("shrinks the shadow of a jumping character and keeps it on the ground", () => {
    const { surface, pixels, clear } = stage();
    const who = member("fox");
    const shadow = (lift: number) => {
      clear();
      const pose: Pose = { ...poseAt(trackOf(who), 1, place), lift };
      drawActor(surface, who, pose, light, { ...soft, shading: "flat" });
      const data = pixels();
      const row = Math.round(602 * small) * 1280 * small * 4;
      let wide = 0;
      for (let x = 0; x < 1280 * small; x += 1) if ((data[row + x * 4 + 3] ?? 0) > 10) wide += 1;
      return wide;
    };
    const standing = shadow(0);
    const jumping = shadow(200);
    expect(jumping).toBeGreaterThan(4);
    expect(jumping).toBeLessThan(standing * 0.85);
  });
});

/** FNV-1a over the pixels. */
function fingerprint(data: Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (const value of data) hash = Math.imul(hash ^ value, 0x01000193);
  return hash >>> 0;
}

function shareThatDiffers(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let drawn = 0;
  let differs = 0;
  for (let n = 0; n < a.length; n += 4) {
    if ((a[n + 3] ?? 0) < 200) continue;
    drawn += 1;
    let apart = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      apart += Math.abs((a[n + channel] ?? 0) - (b[n + channel] ?? 0));
    }
    if (apart > 18) differs += 1;
  }
  return differs / drawn;
}
