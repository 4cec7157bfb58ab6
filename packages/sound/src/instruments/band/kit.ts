import { addBurst, addDrop, drum } from "#instruments/drums.ts";
import { ring } from "#signal/modal.ts";

/** The deep kick of a drum machine. */
export const boom = drum({
  level: 0,
  seconds: 0.9,
  strike: (out, hard, rate) => {
    addDrop(out, { from: 150, to: 46, bend: 0.035, gain: 1, seconds: hard ? 0.8 : 0.55 }, rate);
    addBurst(out, { hz: 1800, resonance: 0.7, gain: 0.06, seconds: 0.015 }, rate);
  },
});

/** A short kick with a click, for four on the floor. */
export const punch = drum({
  level: -1,
  seconds: 0.34,
  strike: (out, _hard, rate) => {
    addDrop(out, { from: 240, to: 50, bend: 0.022, gain: 1, seconds: 0.3 }, rate);
    addBurst(out, { hz: 3600, resonance: 0.8, gain: 0.2, seconds: 0.012 }, rate);
  },
});

export const clap = drum({
  level: -6,
  seconds: 0.3,
  strike: (out, hard, rate) => {
    for (const [at, gain] of [
      [0, 0.6],
      [0.011, 0.7],
      [0.022, 1],
    ] as const) {
      const seconds = at > 0.02 ? 0.2 : 0.03;
      addBurst(out, { hz: hard ? 1500 : 1250, resonance: 1.2, gain, seconds, at }, rate);
    }
  },
});

export const snap = drum({
  level: -9,
  seconds: 0.12,
  strike: (out, _hard, rate) => {
    addBurst(out, { hz: 2500, resonance: 2.4, gain: 1, seconds: 0.06 }, rate);
    addBurst(out, { hz: 2500, resonance: 2, gain: 0.5, seconds: 0.03, at: 0.008 }, rate);
  },
});

/** A stick across the rim. */
export const rim = drum({
  level: -8,
  seconds: 0.14,
  strike: (out, hard, rate) => {
    ring(
      out,
      [
        { hz: 1720, gain: 1, seconds: 0.05 },
        { hz: 480, gain: 0.5, seconds: 0.07 },
      ],
      rate,
    );
    addBurst(out, { hz: 4200, resonance: 1, gain: hard ? 0.4 : 0.2, seconds: 0.015 }, rate);
  },
});

/** A snare in a large room, cut off. */
export const gatedSnare = drum({
  level: -4,
  seconds: 0.42,
  bus: "far",
  strike: (out, _hard, rate) => {
    addDrop(out, { from: 260, to: 175, bend: 0.03, gain: 0.7, seconds: 0.2 }, rate);
    addBurst(out, { hz: 1900, resonance: 0.4, gain: 1, seconds: 0.9 }, rate);
    const gate = Math.round(0.24 * rate);
    for (let i = gate; i < out.length; i += 1)
      out[i] = (out[i] ?? 0) * Math.exp(-(i - gate) / (0.02 * rate));
  },
});

/** The noise snare of an 8-bit game machine. */
export const noiseSnare = drum({
  level: -7,
  seconds: 0.18,
  strike: (out, _hard, rate) => {
    addBurst(out, { hz: 3200, resonance: 0.3, gain: 1, seconds: 0.16 }, rate);
  },
});

export const openHat = drum({
  level: -12,
  seconds: 0.4,
  strike: (out, _hard, rate) => {
    addBurst(out, { hz: 8200, resonance: 0.6, gain: 1, seconds: 0.34 }, rate);
  },
});

export const ride = drum({
  level: -12,
  seconds: 1.1,
  strike: (out, hard, rate) => {
    const bell = [3150, 4370, 5810, 7390, 9120].map((hz, i) => ({
      hz,
      gain: 0.16 / (1 + i * 0.3),
      seconds: 0.9,
    }));
    ring(out, bell, rate);
    addBurst(out, { hz: 7600, resonance: 0.7, gain: hard ? 0.8 : 0.5, seconds: 0.5 }, rate);
  },
});

export const tom = drum({
  level: -2,
  seconds: 0.6,
  strike: (out, hard, rate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const drop = { from: 200 * tune, to: 118 * tune, bend: 0.05, gain: 1, seconds: 0.5 };
    addDrop(out, drop, rate);
    addBurst(out, { hz: hard ? 1500 : 900, resonance: 0.8, gain: 0.25, seconds: 0.04 }, rate);
  },
});

/** A foot on boards. */
export const stomp = drum({
  level: -1,
  seconds: 0.4,
  strike: (out, _hard, rate) => {
    addDrop(out, { from: 95, to: 62, bend: 0.03, gain: 0.8, seconds: 0.22 }, rate);
    addBurst(out, { hz: 320, resonance: 0.7, gain: 0.9, seconds: 0.14 }, rate);
  },
});

/** A wooden box with wires inside. */
export const cajon = drum({
  level: -3,
  seconds: 0.26,
  strike: (out, hard, rate) => {
    ring(out, [{ hz: 210, gain: 0.4, seconds: 0.12 }], rate);
    addBurst(out, { hz: 700, resonance: 0.7, gain: 0.5, seconds: 0.07 }, rate);
    addBurst(out, { hz: 4200, resonance: 0.5, gain: hard ? 0.6 : 0.25, seconds: 0.1 }, rate);
  },
});
