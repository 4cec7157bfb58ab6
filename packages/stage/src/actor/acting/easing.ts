import { clamp } from "@goldmane/std/clamp";

/** Slow, fast, slow over 0..1. */
export function smoothstep(k: number): number {
  const c = clamp(k);
  return c * c * (3 - 2 * c);
}

/** From 0 to 1 with a swing past the end. */
export function easeOutBack(k: number, amount = 1.7): number {
  const c = clamp(k) - 1;
  return 1 + (amount + 1) * c * c * c + amount * c * c;
}

/** What is left of a knock after `seconds`: 1 at first, then a damped swing that dies away. */
export function dampedOscillation(seconds: number, pace = 3, damping = 5): number {
  return seconds < 0 ? 0 : Math.exp(-damping * seconds) * Math.cos(seconds * pace * Math.PI * 2);
}

/** 0 outside `from`..`to`, a hump of height 1 within. */
export function bump(k: number, from: number, to: number): number {
  return k <= from || k >= to ? 0 : Math.sin(((k - from) / (to - from)) * Math.PI) ** 2;
}

/**
 * How much of a gesture is struck `seconds` into its `length`: a small wind-up against it, a strike
 * past the pose, the pose held, and the way back.
 */
export function gestureEnvelope(seconds: number, length: number): number {
  const strike = Math.min(0.4, length * 0.3);
  const release = Math.min(0.34, length * 0.25);
  if (seconds <= 0 || seconds >= length) return 0;
  const past = seconds - strike;
  const struck =
    past < 0 ? windUp(seconds / strike) : 1 + 0.1 * Math.exp(-6 * past) * Math.sin(past * 11);
  return struck * smoothstep((length - seconds) / release);
}

function windUp(k: number): number {
  return k < 0.25 ? -0.12 * smoothstep(k / 0.25) : -0.12 + 1.12 * smoothstep((k - 0.25) / 0.75);
}

/** Distance covered, 0..1, by one who gathers speed and slows down over `ramp` of the time each. */
export function distanceShare(k: number, ramp: number): number {
  const c = clamp(k);
  const r = clamp(ramp, 0.02, 0.5);
  const top = 1 / (1 - r);
  if (c < r) return (top * c * c) / (2 * r);
  if (c > 1 - r) return 1 - (top * (1 - c) * (1 - c)) / (2 * r);
  return top * (c - r / 2);
}
