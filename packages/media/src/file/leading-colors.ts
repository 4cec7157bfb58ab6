import { pixelAt, type Still } from "./judge-still.ts";

type Sum = { red: number; green: number; blue: number; weight: number };

const sectors = 12;

/** The picture's two dominant colors: the most frequent ones that differ in hue, as CSS. */
export function leadingColors(still: Still): [string, string] {
  const sums = Array.from({ length: sectors }, (): Sum => ({
    red: 0,
    green: 0,
    blue: 0,
    weight: 0,
  }));
  const all: Sum = { red: 0, green: 0, blue: 0, weight: 0 };
  for (let pixel = 0; pixel < still.width * still.height; pixel += 1) {
    const [red, green, blue] = pixelAt(still, pixel);
    const high = Math.max(red, green, blue);
    const spread = high - Math.min(red, green, blue);
    add(all, [red, green, blue], 1);
    // Weak and dark colors are not noticed.
    const weight = (spread / 255) ** 2 * high;
    const sum = sums[sectorOf(red, green, blue)];
    if (sum && weight > 1) add(sum, [red, green, blue], weight);
  }
  const [first = all, second = all] = sums
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return [toCss(first, 1), toCss(second, second === first || second === all ? 0.45 : 1)];
}

function add(sum: Sum, [red, green, blue]: [number, number, number], weight: number): void {
  sum.red += red * weight;
  sum.green += green * weight;
  sum.blue += blue * weight;
  sum.weight += weight;
}

function sectorOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue) || 1;
  const turn =
    high === red
      ? (green - blue) / spread
      : high === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return Math.floor((((turn + 6) % 6) / 6) * sectors) % sectors;
}

function toCss({ red, green, blue, weight }: Sum, light: number): string {
  const channels = [red, green, blue].map((sum) =>
    Math.round((sum / Math.max(weight, 1)) * light)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${channels.join("")}`;
}
