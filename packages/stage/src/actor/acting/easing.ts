import { clamp } from "@goldmane/std/clamp";

/** Cubic ease-in-out over 0..1 (3k^2 - 2k^3), clamped. */
export function smoothstep(k: number): number {
  const c = clamp(k);
  return c * c * (3 - 2 * c);
}

/** Ease-out with overshoot: from 0 to 1 with a swing past the end (Penner's "back"). */
export function easeOutBack(k: number, amount = 1.7): number {
  const c = clamp(k) - 1;
  return 1 + (amount + 1) * c * c * c + amount * c * c;
}

/** A damped cosine: 1 at `seconds` 0, decaying towards 0; 0 before that. */
export function dampedOscillation(seconds: number, pace = 3, damping = 5): number {
  return seconds < 0 ? 0 : Math.exp(-damping * seconds) * Math.cos(seconds * pace * Math.PI * 2);
}

/** 0 outside `from`..`to`, and a sine-squared bump of height 1 within. */
export function bump(k: number, from: number, to: number): number {
  return k <= from || k >= to ? 0 : Math.sin(((k - from) / (to - from)) * Math.PI) ** 2;
}

/**
 * Weight of a gesture `seconds` into its `length`: anticipation (slightly negative), overshoot past
 * the pose, hold, and release.
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

/**
 * Share of a distance covered at time share `k`, with constant acceleration and deceleration over
 * `ramp` each.
 */
export function distanceShare(k: number, ramp: number): number {
  const c = clamp(k);
  const r = clamp(ramp, 0.02, 0.5);
  const top = 1 / (1 - r);
  if (c < r) return (top * c * c) / (2 * r);
  if (c > 1 - r) return 1 - (top * (1 - c) * (1 - c)) / (2 * r);
  return top * (c - r / 2);
}
