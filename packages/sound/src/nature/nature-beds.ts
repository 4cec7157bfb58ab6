import { around, type Bed, falling, mixed } from "#ambience/bed.ts";
import { birds, rain, wind } from "#ambience/nature.ts";
import {
  breaker,
  bubble,
  chink,
  clack,
  crackle,
  cricket,
  horn,
  murmur,
  pop,
  roll,
} from "./grains.ts";
import type { NatureName } from "./nature-names.ts";

/** The beds of the mixer, about as loud as one another at the same level. */
export const natureBeds: Readonly<Record<NatureName, Bed>> = {
  rain: { ...rain, level: 7 },
  waves: {
    level: 10,
    air: [
      { color: falling(240, 1.4), gain: 0.8, sway: 0.5, swaySeconds: 7 },
      {
        color: mixed(around(900, 1), around(3200, 0.9, 0.5)),
        gain: 0.16,
        sway: 0.8,
        swaySeconds: 6,
      },
    ],
    grains: [breaker],
  },
  wind: { ...wind, level: 6 },
  fire: {
    level: 9,
    air: [
      { color: falling(170, 1.3), gain: 0.7, sway: 0.45, swaySeconds: 1.3 },
      { color: around(1100, 1.2), gain: 0.16, sway: 0.7, swaySeconds: 0.9 },
    ],
    grains: [crackle, pop],
  },
  birds: { ...birds, level: 11 },
  crickets: {
    level: 12,
    air: [
      { color: falling(260, 1.5), gain: 0.25, sway: 0.4, swaySeconds: 6 },
      {
        color: mixed(around(4300, 0.06), around(5100, 0.05, 0.4)),
        gain: 0.16,
        sway: 0.5,
        swaySeconds: 2.4,
      },
    ],
    grains: [cricket],
  },
  stream: {
    level: 9,
    air: [
      {
        color: mixed(around(750, 0.9), falling(300, 1.2, 0.2)),
        gain: 0.7,
        sway: 0.2,
        swaySeconds: 2.1,
      },
      { color: around(2900, 0.9), gain: 0.3, sway: 0.35, swaySeconds: 1.4 },
    ],
    grains: [bubble],
  },
  thunder: {
    level: 12,
    air: [
      { color: falling(90, 2.2), gain: 0.5, sway: 0.8, swaySeconds: 9 },
      {
        color: mixed(around(1700, 1), around(5200, 0.8, 0.3)),
        gain: 0.1,
        sway: 0.3,
        swaySeconds: 5,
      },
    ],
    grains: [roll],
  },
  cafe: {
    level: 9,
    air: [
      {
        color: mixed(around(320, 0.8), around(1200, 0.9, 0.2)),
        gain: 0.5,
        sway: 0.3,
        swaySeconds: 3,
      },
      { color: around(3600, 0.9), gain: 0.06, sway: 0.6, swaySeconds: 4 },
    ],
    grains: [murmur, chink],
  },
  train: {
    level: 9,
    air: [
      {
        color: mixed(falling(130, 1.5), around(240, 0.3, 0.3)),
        gain: 0.9,
        sway: 0.15,
        swaySeconds: 3,
      },
      { color: around(850, 0.8), gain: 0.12, sway: 0.4, swaySeconds: 4 },
    ],
    grains: [clack, horn],
  },
};
