/** An item: a title's backdrop or the start of its trailer. */
export type Part = { titleId: string; type: "image" | "video" };

const video = (titleId: string): Part => ({ titleId, type: "video" });
const image = (titleId: string): Part => ({ titleId, type: "image" });

/** Featured titles. Hidden ones are replaced by others. */
export const showcaseParts = {
  slides: [
    image("the-lion-who-lit-the-lamps"),
    video("captain-minnow"),
    image("the-dragon-who-kept-bees"),
    video("postcards-to-pluto"),
  ],
  rotation: [
    video("the-lion-who-lit-the-lamps"),
    image("captain-minnow"),
    video("the-dragon-who-kept-bees"),
    image("postcards-to-pluto"),
    video("the-sock-rocket"),
    image("the-owl-who-borrowed-the-night"),
    video("grandfathers-umbrella"),
    image("the-map-that-was-hungry"),
    video("version-two"),
    image("bun-bakes-a-cloud"),
    video("the-second-best-spell"),
    image("two-kettles"),
    video("goodnight-loud-bear"),
    image("the-cinema-of-one"),
    video("where-does-the-puddle-go"),
  ],
  clips: [
    video("the-map-that-was-hungry"),
    video("the-owl-who-borrowed-the-night"),
    video("postcards-to-pluto"),
    video("the-cinema-of-one"),
    video("two-kettles"),
    video("bun-bakes-a-cloud"),
  ],
} as const satisfies Record<string, readonly Part[]>;
