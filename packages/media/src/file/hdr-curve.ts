/** SMPTE ST 2084: light for a stored value; 1 is 10,000 cd/m². */
function lightOfPq(value: number): number {
  const root = value ** (1 / 78.84375);
  const light = Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root);
  return light ** (1 / 0.1593017578125);
}

/** ITU-R BT.2100 HLG: scene light for a stored value; 1 is the brightest. */
function lightOfHlg(value: number): number {
  if (value <= 0.5) return (value * value) / 3;
  return (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/** Keeps what an ordinary screen can show and compresses the rest (Reinhard, extended). */
function rollOff(light: number, white: number): number {
  return (light * (1 + light / (white * white))) / (1 + light);
}

/**
 * An ffmpeg `curves` filter that makes high dynamic range watchable on an ordinary screen, for
 * builds without zscale: brightness is right, colors are slightly off.
 */
export function hdrCurve(transfer: "pq" | "hlg"): string {
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const value = step / steps;
    // In units of 200 cd/m², about an ordinary screen's white.
    const light = transfer === "pq" ? lightOfPq(value) * 50 : lightOfHlg(value) * 5;
    const shown = Math.min(1, rollOff(light, transfer === "pq" ? 50 : 5)) ** (1 / 2.2);
    return `${value.toFixed(4)}/${shown.toFixed(4)}`;
  });
  return `curves=all='${points.join(" ")}',eq=saturation=1.3`;
}
