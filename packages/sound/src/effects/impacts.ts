import { ring } from "#signal/modal.ts";
import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** Knuckles on wood, two or three knocks. */
export const knock: Effect = {
  seconds: 0.75,
  level: -3,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 190, 230);
    const count = random() < 0.5 ? 2 : 3;
    for (let i = 0; i < count; i += 1) {
      const from = Math.round((i * 0.19 + 0.01 * random()) * sampleRate);
      const gain = 0.85 + 0.3 * random();
      const modes = [
        { hz, gain, seconds: 0.12 },
        { hz: hz * 2.3, gain: gain * 0.5, seconds: 0.07 },
        { hz: hz * 4.1, gain: gain * 0.22, seconds: 0.04 },
      ];
      ring(out, modes, sampleRate, from);
      addNoise(
        out,
        {
          at: from / sampleRate,
          seconds: 0.03,
          hz: flat(1300),
          gain: struck(0.4 * gain, 0.05, 6),
          seed: seedFrom(random),
        },
        sampleRate,
      );
    }
  },
};

/** Distant thunder: a crack, then a long roll. */
export const thunder: Effect = {
  seconds: 3.6,
  level: 1,
  draw: (out, random, sampleRate) => {
    addNoise(
      out,
      {
        seconds: 0.5,
        hz: glide(1900, 300),
        resonance: 0.6,
        gain: struck(0.7, 0.04, 5),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    for (let i = 0; i < 7; i += 1) {
      const at = 0.05 + i * between(random, 0.22, 0.42);
      const gain = (0.9 - 0.1 * i) * between(random, 0.6, 1);
      const seconds = Math.min(1.4, 3.5 - at);
      addNoise(
        out,
        {
          at,
          seconds,
          hz: glide(190, 70),
          resonance: 0.7,
          pass: "low",
          gain: swelling(gain, 0.22),
          seed: seedFrom(random),
        },
        sampleRate,
      );
    }
  },
};

/** An earthquake's low rumble. */
export const rumble: Effect = {
  seconds: 2.4,
  level: 0,
  draw: (out, random, sampleRate) => {
    const shake = (x: number) =>
      swelling(1, 0.4)(x) * (0.75 + 0.25 * Math.sin(x * 2.4 * 2 * Math.PI * 9));
    addNoise(
      out,
      {
        seconds: 2.38,
        hz: flat(95),
        resonance: 1.1,
        pass: "low",
        gain: shake,
        seed: seedFrom(random),
      },
      sampleRate,
    );
    addNoise(
      out,
      {
        seconds: 2.38,
        hz: flat(240),
        resonance: 0.8,
        gain: (x) => 0.35 * shake(x),
        seed: seedFrom(random),
      },
      sampleRate,
    );
  },
};

/** Things fall and break; cartoonish, nothing painful. */
export const crash: Effect = {
  seconds: 1.5,
  level: -2,
  draw: (out, random, sampleRate) => {
    addTone(out, { seconds: 0.25, hz: glide(150, 60), gain: struck(0.9, 0.02, 5) }, sampleRate);
    addNoise(
      out,
      {
        seconds: 0.5,
        hz: glide(2600, 500),
        resonance: 0.6,
        gain: struck(0.8, 0.01, 5),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    for (let i = 0; i < 16; i += 1) {
      const from = Math.round(between(random, 0, 0.8) ** 1.4 * sampleRate);
      const hz = between(random, 380, 2600);
      const gain = between(random, 0.1, 0.4);
      const modes = [
        { hz, gain, seconds: between(random, 0.1, 0.4) },
        { hz: hz * 2.71, gain: gain * 0.4, seconds: 0.12 },
      ];
      ring(out, modes, sampleRate, from);
    }
  },
};

/** A latch, a creak, and a wooden door that meets its frame. */
export const door: Effect = {
  seconds: 1.3,
  level: -3,
  draw: (out, random, sampleRate) => {
    ring(out, [{ hz: 1450, gain: 0.25, seconds: 0.05 }], sampleRate);
    const creak = between(random, 230, 300);
    const grain = (x: number) =>
      swelling(0.32, 0.5)(x) * (0.5 + 0.5 * Math.sin(x * 190 + 30 * x * x)) ** 2;
    addTone(
      out,
      { at: 0.08, seconds: 0.68, hz: glide(creak, creak * 1.35), gain: grain, edge: 0.9 },
      sampleRate,
    );
    const shut = Math.round(0.84 * sampleRate);
    const wood = [
      { hz: 86, gain: 1, seconds: 0.26 },
      { hz: 142, gain: 0.7, seconds: 0.2 },
      { hz: 330, gain: 0.3, seconds: 0.1 },
    ];
    ring(out, wood, sampleRate, shut);
    addNoise(
      out,
      {
        at: 0.84,
        seconds: 0.12,
        hz: flat(700),
        gain: struck(0.6, 0.02, 6),
        seed: seedFrom(random),
      },
      sampleRate,
    );
  },
};

/** One heartbeat: two thuds. */
export const heartbeat: Effect = {
  seconds: 1.1,
  level: 0,
  draw: (out, random, sampleRate) => {
    for (const [at, gain] of [
      [0, 1],
      [between(random, 0.24, 0.28), 0.75],
    ] as const) {
      addTone(
        out,
        { at, seconds: 0.3, hz: glide(78, 48), gain: swelling(gain, 0.16), edge: 0.12 },
        sampleRate,
      );
      addNoise(
        out,
        {
          at,
          seconds: 0.16,
          hz: flat(130),
          gain: swelling(gain * 0.5, 0.2),
          seed: seedFrom(random),
        },
        sampleRate,
      );
    }
  },
};
