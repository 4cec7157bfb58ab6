import type { Genre, TimeOfDay } from "#story/vocabulary.ts";

/** The color script of one time of day in one genre: sky from zenith to horizon, then the light. */
export type ColorScript = {
  sky: readonly [string, string, string, string];
  key: string;
  shadow: string;
  far: string;
  near: string;
  rim: string;
};

export function script(sky: string, rest: string): ColorScript {
  const [zenith, high, low, horizon] = hexes(sky);
  const [key, shadow, far, near, rim] = hexes(rest);
  return { sky: [zenith, high, low, horizon], key, shadow, far, near, rim };
}

/** Parses hex colors without `#`, separated by spaces. */
function hexes(card: string): [string, string, string, string, string] {
  const [a = "000000", b = a, c = b, d = c, e = d] = card.split(" ");
  return [`#${a}`, `#${b}`, `#${c}`, `#${d}`, `#${e}`];
}

/** Second line of each: key, shadow, far, near, rim. */
export const colorScripts: Record<Genre, Record<TimeOfDay, ColorScript>> = {
  "sci-fi": {
    dawn: script("0d1848 3b2f86 b34c9c ffa592", "ffb6c2 1c1556 9060ac 171245 ffa4da"),
    day: script("0d3f7c 1b83b0 58c9cb cdf6e6", "ecfff4 17316e 86d3da 15365e b4fff2"),
    dusk: script("120a40 4c1a7c d2387f ff9260", "ffa276 20104f a54291 1a0c3e ff78ba"),
    night: script("050a28 0d1f52 184484 238aa4", "8ff0ff 0f1044 23649a 0c1338 62f4ff"),
  },
  fantasy: {
    dawn: script("7189bc b9a8ce f5c4b2 fdecc6", "fff1c4 4c437c ccb4cf 4e4b73 fff4d2"),
    day: script("6aa9d6 a2d1e4 d8ecde fcf3d2", "fff5d0 454f8e b8d4da 3f5b6a fffbe2"),
    dusk: script("4b4a8e 906ba9 e59c8b fcd89c", "ffda94 40306f ba8ca9 3e2f60 ffe4aa"),
    night: script("15204f 293a80 4e62a6 97a6cb", "e9eeff 1d1c56 5c6cac 1b2152 d2deff"),
  },
  anime: {
    dawn: script("2c63c8 72a3ec ffbcb2 ffecb6", "fff1bc 47469e adb7ea 364690 fff7d4"),
    day: script("0d63d2 2d97f0 7ecbfc dcf5ff", "fffbe2 334fa8 9fd4f7 1f5a66 ffffff"),
    dusk: script("2a2f8c 8c4aaa ff7d5e ffd374", "ffd276 47257c d4748e 3b1f64 ffe29e"),
    night: script("061a56 1239a0 3070d0 86b8f0", "e0eeff 14206e 4173c4 0d1e58 c4dfff"),
  },
  adventure: {
    dawn: script("3f7c8e 8db8aa f3d29e fbeac4", "ffe2a4 3a3a68 b8c5aa 2d4c56 fff1cc"),
    day: script("2b97b9 66bfc8 b6dfca f7efce", "fff1bc 2f4b7c 9fcdc0 28594f fff9dc"),
    dusk: script("334072 7c5079 dc6c4e f8b964", "ffbd60 3a2358 bb6a6c 302149 ffd894"),
    night: script("0e2444 1b4062 2f677c 639ca4", "f6e8bc 14183f 37687c 0f203c f2e4b6"),
  },
  kids: {
    dawn: script("4a80e6 9c84f0 ff9cac ffe9a4", "ffefb0 4a2f8e b488e0 4a4eae fff6d0"),
    day: script("0f74e4 36a4fa 8adcff fff0b4", "fff4b8 33429e 7ccbec 1f8262 ffffff"),
    dusk: script("3a2fb4 9a48d0 ff7486 ffd06a", "ffd880 3a1f7c bc5fb4 472680 ffe6a4"),
    night: script("0a1462 2030aa 5664dc b498f4", "fff2c0 161460 4049b4 141b66 e4e0ff"),
  },
  originals: {
    dawn: script("1a2a56 5c5384 d48e72 ffdc9e", "ffd488 26204f aa828c 201d44 ffe4a6"),
    day: script("4390bd 7db8c4 c8d8b8 fdeab6", "ffeab0 2b3c6c accab4 234a50 fff4c8"),
    dusk: script("131843 502f60 c66240 ffbd52", "ffba4e 261540 93504f 190f32 ffd276"),
    night: script("070b24 101b46 24336f 6f5f8c", "ffd17e 130f38 383e78 0b0b28 ffd896"),
  },
};
