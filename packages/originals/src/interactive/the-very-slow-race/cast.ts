import type { Character } from "#original.ts";

export const zoom: Character = {
  id: "zoom",
  name: "Zoom",
  rig: "snail",
  look: {
    body: "#f2c27a",
    belly: "#fff0d0",
    accent: "#e8443f",
    size: 2,
    eyeSet: "round",
    wears: ["scarf"],
  },
  voice: { pitch: 1.4, rate: 0.8 },
};

export const tilly: Character = {
  id: "tilly",
  name: "Tilly",
  rig: "rabbit",
  look: { body: "#c9a3d6", belly: "#f7ecfb", accent: "#3f9f8f", size: 0.85, wears: ["scarf"] },
  voice: { pitch: 1.5, rate: 1.25 },
};

export const gus: Character = {
  id: "gus",
  name: "Gus",
  rig: "bear",
  look: {
    body: "#b5703f",
    belly: "#f0cf9a",
    accent: "#3f7fd0",
    outfit: "#3f7fd0",
    girth: 1.3,
    wears: ["scarf"],
  },
  voice: { pitch: 0.7, rate: 0.95 },
};

export const bizz: Character = {
  id: "bizz",
  name: "Judge Bizz",
  rig: "bee",
  look: { size: 2, eyeSet: "round", wears: ["hat"] },
  voice: { pitch: 1.7, rate: 1.05 },
};
