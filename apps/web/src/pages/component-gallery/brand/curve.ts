/** Samples a CSS `linear()` or `cubic-bezier()` easing at `count` + 1 even instants. */
export function sampleEasing(easing: string, count = 40): number[] {
  const figures = [...easing.matchAll(/-?[\d.]+/g)].map(Number);
  if (easing.startsWith("linear"))
    return Array.from({ length: count + 1 }, (_, at) => readPoints(figures, at / count));
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = figures;
  return Array.from({ length: count + 1 }, (_, at) =>
    bezier(findShare(at / count, x1, x2), y1, y2),
  );
}

function readPoints(points: readonly number[], share: number): number {
  const at = share * (points.length - 1);
  const before = points[Math.floor(at)] ?? 0;
  const after = points[Math.ceil(at)] ?? before;
  return before + (after - before) * (at - Math.floor(at));
}

function bezier(share: number, first: number, second: number): number {
  const rest = 1 - share;
  return 3 * rest * rest * share * first + 3 * rest * share * share * second + share ** 3;
}

/** Finds the curve's parameter at an instant by bisection. */
function findShare(instant: number, x1: number, x2: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(middle, x1, x2) < instant) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
