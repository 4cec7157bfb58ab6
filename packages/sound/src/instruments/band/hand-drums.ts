import { addBurst, addDrop, drum } from "#instruments/drums.ts";
import { ring } from "#signal/modal.ts";

/** `pitch` 60 is the open middle drum; 67 and above is the slap of a bongo. */
export const conga = drum({
  level: -3,
  seconds: 0.4,
  strike: (out, hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const drop = { from: 235 * tune, to: 205 * tune, bend: 0.02, gain: 1, seconds: 0.28 };
    addDrop(out, drop, rate);
    addBurst(out, { hz: hard ? 2600 : 1100, resonance: 0.9, gain: 0.3, seconds: 0.03 }, rate);
  },
});

export const bongo = drum({
  level: -5,
  seconds: 0.24,
  strike: (out, hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const drop = { from: 430 * tune, to: 385 * tune, bend: 0.012, gain: 1, seconds: 0.16 };
    addDrop(out, drop, rate);
    addBurst(out, { hz: hard ? 3400 : 1900, resonance: 0.9, gain: 0.35, seconds: 0.02 }, rate);
  },
});

/** The bass drum of a samba band. */
export const surdo = drum({
  level: 0,
  seconds: 0.8,
  strike: (out, hard, rate) => {
    addDrop(out, { from: 92, to: 64, bend: 0.04, gain: 1, seconds: hard ? 0.7 : 0.4 }, rate);
    addBurst(out, { hz: 420, resonance: 0.8, gain: 0.2, seconds: 0.06 }, rate);
  },
});

/** A singing drum: the right hand rings, low pitches bend upward. */
export const tabla = drum({
  level: -3,
  seconds: 0.5,
  strike: (out, hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const skin = [1, 2, 3, 4].map((n) => ({
      hz: 262 * tune * n,
      gain: 0.8 / n,
      seconds: 0.42 / n ** 0.5,
    }));
    ring(out, skin, rate);
    addBurst(out, { hz: hard ? 2900 : 1500, resonance: 0.9, gain: 0.4, seconds: 0.02 }, rate);
  },
});

/** A clay goblet drum with a low middle. */
export const darbuka = drum({
  level: -3,
  seconds: 0.36,
  strike: (out, hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    if (pitch < 66) {
      const drop = { from: 170 * tune, to: 112 * tune, bend: 0.02, gain: 1, seconds: 0.3 };
      addDrop(out, drop, rate);
    }
    const tek = { hz: pitch < 66 ? 900 : 3600, resonance: 1.1, gain: hard ? 0.9 : 0.5 };
    addBurst(out, { ...tek, seconds: 0.05 }, rate);
  },
});

export const cowbell = drum({
  level: -9,
  seconds: 0.24,
  strike: (out, _hard, rate) => {
    const bell = [562, 845, 1690, 2540].map((hz, i) => ({ hz, gain: 1 / (i + 1), seconds: 0.2 }));
    ring(out, bell, rate);
  },
});

/** Two iron bells; `pitch` chooses between them. */
export const agogo = drum({
  level: -9,
  seconds: 0.3,
  strike: (out, _hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const bell = [900, 1420, 2380].map((hz, i) => ({
      hz: hz * tune,
      gain: 1 / (i + 1),
      seconds: 0.26,
    }));
    ring(out, bell, rate);
  },
});

export const claves = drum({
  level: -8,
  seconds: 0.12,
  strike: (out, _hard, rate) => {
    ring(out, [{ hz: 2480, gain: 1, seconds: 0.08 }], rate);
  },
});

/** A notched gourd. */
export const guiro = drum({
  level: -13,
  seconds: 0.26,
  strike: (out, hard, rate) => {
    const scrapes = hard ? 11 : 5;
    for (let k = 0; k < scrapes; k += 1) {
      const at = k * 0.016;
      addBurst(out, { hz: 4600, resonance: 1.4, gain: 0.8, seconds: 0.016, at }, rate);
    }
  },
});

/** A ring of small bells. */
export const sleighBells = drum({
  level: -12,
  seconds: 0.4,
  strike: (out, hard, rate) => {
    const jingles = [4180, 5230, 6410, 7730, 9020].map((hz) => ({ hz, gain: 0.25, seconds: 0.3 }));
    ring(out, jingles, rate);
    addBurst(out, { hz: 6800, resonance: 0.9, gain: hard ? 0.7 : 0.4, seconds: 0.18 }, rate);
  },
});
