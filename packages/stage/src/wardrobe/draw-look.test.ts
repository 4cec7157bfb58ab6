import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { checked } from "#testing/checked-host.ts";
import { avatarBackdrops } from "./backdrops.ts";
import { type AvatarLook, dressed, drawLook, drawStandingLook } from "./draw-look.ts";
import { extras } from "./extras.ts";
import { headwear } from "./headwear.ts";
import { outfits } from "./outfits.ts";
import { furs, species } from "./species.ts";

const size = 64;
const plain: AvatarLook = {
  species: "rabbit",
  fur: "sky",
  face: "happy",
  hat: "none",
  outfit: "none",
  extra: "none",
  backdrop: "meadow",
};

function picture(change: Partial<AvatarLook>): string {
  const canvas = createCanvas(size, size);
  drawLook(checked(canvas.getContext("2d")), { ...plain, ...change }, size);
  return canvas.toDataURL();
}

function names<Name extends string>(choices: Record<Name, unknown>): Name[] {
  return Object.keys(choices) as Name[];
}

test("every choice of every part shows, the same every time", () => {
  const pictures = [
    ...names(species).map((one) => picture({ species: one })),
    ...names(furs).map((fur) => picture({ fur })),
    ...names(headwear).map((hat) => picture({ hat })),
    ...names(outfits).map((outfit) => picture({ outfit })),
    ...names(extras).map((extra) => picture({ extra })),
    ...names(avatarBackdrops).map((backdrop) => picture({ backdrop })),
    ...(["happy", "excited", "proud", "shy", "silly", "surprised", "love", "sleepy"] as const).map(
      (face) => picture({ face }),
    ),
  ];
  // The plain avatar is among the choices of each of the seven parts.
  expect(new Set(pictures).size).toBe(pictures.length - 6);
  expect(picture({ outfit: "hero" })).toBe(picture({ outfit: "hero" }));
});

test("every outfit can be drawn on everyone, and moves with its wearer", () => {
  const canvas = createCanvas(60, 90);
  const surface = checked(canvas.getContext("2d"));
  const standing = (look: AvatarLook, seconds: number) => {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, 60, 90);
    surface.setTransform(0.3, 0, 0, 0.3, 30, 84);
    drawStandingLook(surface, look, seconds);
    return canvas.toDataURL();
  };
  for (const one of names(species))
    for (const outfit of names(outfits)) {
      const look: AvatarLook = { ...plain, species: one, outfit, hat: "wizard", extra: "medal" };
      expect(standing(look, 0.8)).not.toBe(standing(look, 1.6));
    }
});

test("hats that films know are worn as in films", () => {
  expect(dressed({ ...plain, hat: "crown", extra: "glasses" }).look.wears).toEqual([
    "crown",
    "glasses",
  ]);
  expect(dressed(plain).look.wears).toEqual([]);
});
