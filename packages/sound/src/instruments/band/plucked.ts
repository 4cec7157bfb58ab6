import { plucked } from "#instruments/strings-plucked.ts";

/** Four nylon strings on a small box. */
export const ukulele = plucked({
  level: 0,
  range: [55, 84],
  seconds: 1.3,
  longest: 1.3,
  pickHz: 2600,
  damping: 0.24,
  position: 0.26,
  release: 0.12,
  body: [
    { hz: 390, gain: 0.9 },
    { hz: 760, gain: 0.4 },
  ],
});

/** Nylon over a large box: rounder and darker than steel. */
export const nylonGuitar = plucked({
  level: 0,
  range: [40, 83],
  seconds: 2.2,
  longest: 2.2,
  pickHz: 1700,
  damping: 0.3,
  position: 0.32,
  release: 0.2,
  body: [
    { hz: 98, gain: 0.8 },
    { hz: 200, gain: 0.7 },
  ],
});

/** Steel over a drum skin: short, bright and hollow. */
export const banjo = plucked({
  level: -1,
  range: [48, 88],
  seconds: 0.85,
  longest: 0.9,
  pickHz: 6500,
  damping: 0.1,
  position: 0.12,
  release: null,
  body: [
    { hz: 620, gain: 1.1 },
    { hz: 1450, gain: 0.7 },
  ],
});

/** Double courses of short steel strings. */
export const mandolin = plucked({
  level: -1,
  range: [55, 93],
  seconds: 1.1,
  longest: 1.1,
  pickHz: 5600,
  damping: 0.12,
  position: 0.16,
  release: null,
  body: [{ hz: 480, gain: 0.7 }],
});

/** Long silk strings over a hollow board. */
export const koto = plucked({
  level: 0,
  range: [43, 91],
  seconds: 2,
  longest: 2,
  pickHz: 4800,
  damping: 0.2,
  position: 0.1,
  release: null,
  body: [{ hz: 330, gain: 0.6 }],
});

/** A pear-shaped lute, plucked with a quill near the bridge. */
export const oud = plucked({
  level: 0,
  range: [40, 79],
  seconds: 1.3,
  longest: 1.4,
  pickHz: 1900,
  damping: 0.34,
  position: 0.14,
  release: 0.15,
  body: [
    { hz: 130, gain: 1 },
    { hz: 310, gain: 0.8 },
  ],
});

/** A string that buzzes along a flat bridge. */
export const sitar = plucked({
  level: -1,
  range: [45, 86],
  seconds: 2.8,
  longest: 2.4,
  pickHz: 9000,
  damping: 0.05,
  position: 0.06,
  release: null,
  body: [
    { hz: 1250, gain: 1.3 },
    { hz: 2700, gain: 0.9 },
  ],
});

/** Quills on brass strings. */
export const harpsichord = plucked({
  level: -1,
  range: [36, 93],
  seconds: 2,
  longest: 1.8,
  pickHz: 9500,
  damping: 0.06,
  position: 0.09,
  release: 0.08,
  body: [{ hz: 900, gain: 0.3 }],
});

/** An electric guitar, played clean. */
export const cleanGuitar = plucked({
  level: 0,
  range: [40, 86],
  seconds: 2.6,
  longest: 2.2,
  pickHz: 3600,
  damping: 0.2,
  position: 0.3,
  release: 0.12,
  body: [{ hz: 700, gain: 0.35 }],
});

/** The same strings, palm-muted. */
export const mutedGuitar = plucked({
  level: 1,
  range: [40, 84],
  seconds: 0.4,
  longest: 0.5,
  pickHz: 2800,
  damping: 0.36,
  position: 0.2,
  release: 0.04,
  body: [{ hz: 420, gain: 0.4 }],
});

/** A clavinet: struck keys on damped strings. */
export const clavinet = plucked({
  level: -1,
  range: [41, 88],
  seconds: 0.9,
  longest: 1,
  pickHz: 6200,
  damping: 0.14,
  position: 0.08,
  release: 0.03,
  body: [{ hz: 1100, gain: 0.8 }],
});

/** A fretted electric bass. */
export const electricBass = plucked({
  level: 3,
  range: [26, 57],
  seconds: 2,
  longest: 2,
  pickHz: 1100,
  damping: 0.3,
  position: 0.2,
  release: 0.06,
  body: [{ hz: 120, gain: 0.4 }],
});

/** The same bass, slapped with the thumb. */
export const slapBass = plucked({
  level: 2,
  range: [26, 60],
  seconds: 1.4,
  longest: 1.4,
  pickHz: 5200,
  damping: 0.14,
  position: 0.11,
  release: 0.04,
  body: [
    { hz: 110, gain: 0.5 },
    { hz: 1500, gain: 0.6 },
  ],
});
