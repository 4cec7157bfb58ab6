import { hexToRgb, oklabToHex, hexToOklab } from "./oklab.ts";

const mixed = new Map<string, string>();
const mostKept = 20_000;

// Amounts are rounded before use, not only in the cache key: the cache must not change results.

/** Mixes two `#rrggbb` colors in Oklab: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const step = Math.round(Math.min(1, Math.max(0, amount)) * 256);
  if (step === 0) return from;
  if (step === 256) return to;
  return remember(`${from}${to}${step}`, () => {
    const a = hexToOklab(from);
    const b = hexToOklab(to);
    const k = step / 256;
    return oklabToHex({
      l: a.l + (b.l - a.l) * k,
      a: a.a + (b.a - a.a) * k,
      b: a.b + (b.b - a.b) * k,
    });
  });
}

/**
 * Mixes like `mix`, but takes on less of the other color's hue than of its lightness: mixing opposite
 * hues in full would make gray.
 * @param tint share of the amount by which hue and chroma are mixed
 */
export function mixLight(from: string, to: string, amount: number, tint: number): string {
  const step = Math.round(Math.min(1, Math.max(0, amount)) * 256);
  const hueStep = Math.round(Math.min(1, Math.max(0, amount * tint)) * 256);
  return remember(`t${from}${to}${step} ${hueStep}`, () => {
    const a = hexToOklab(from);
    const b = hexToOklab(to);
    return oklabToHex({
      l: a.l + ((b.l - a.l) * step) / 256,
      a: a.a + ((b.a - a.a) * hueStep) / 256,
      b: a.b + ((b.b - a.b) * hueStep) / 256,
    });
  });
}

/** Spreads lightness around a middle value: a factor above 1 is more contrast. */
export function spreadLightness(color: string, middle: number, factor: number): string {
  const step = Math.round(factor * 1000);
  return remember(`c${color}${middle} ${step}`, () => {
    const lab = hexToOklab(color);
    const l = middle + ((lab.l - middle) * step) / 1000;
    return oklabToHex({ ...lab, l: Math.min(1, Math.max(0, l)) });
  });
}

/** Adds to the Oklab lightness: 0.1 is a clear step up, -0.1 a clear step down. */
export function lighten(color: string, amount: number): string {
  const step = Math.round(amount * 1000);
  return remember(`l${color}${step}`, () => {
    const lab = hexToOklab(color);
    return oklabToHex({ ...lab, l: Math.min(1, Math.max(0, lab.l + step / 1000)) });
  });
}

/** Multiplies the chroma: 0 is gray, 1 is unchanged. */
export function saturate(color: string, factor: number): string {
  if (factor === 1) return color;
  const step = Math.round(factor * 1000);
  return remember(`s${color}${step}`, () => {
    const { l, a, b } = hexToOklab(color);
    return oklabToHex({ l, a: (a * step) / 1000, b: (b * step) / 1000 });
  });
}

/** Rotates the hue by degrees; keeps lightness and chroma. */
export function turnHue(color: string, degrees: number): string {
  const step = Math.round(degrees * 10);
  return remember(`h${color}${step}`, () => {
    const { l, a, b } = hexToOklab(color);
    const angle = ((step / 10) * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return oklabToHex({ l, a: a * cos - b * sin, b: a * sin + b * cos });
  });
}

/** The color with an alpha channel: 0 transparent .. 1 opaque. */
export function withAlpha(color: string, alpha: number): string {
  const [red, green, blue] = hexToRgb(color);
  return `rgba(${red},${green},${blue},${Math.min(1, Math.max(0, alpha)).toFixed(3)})`;
}

export function lightnessOf(color: string): number {
  return hexToOklab(color).l;
}

function remember(key: string, make: () => string): string {
  const cached = mixed.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  if (mixed.size >= mostKept) mixed.clear();
  mixed.set(key, made);
  return made;
}
