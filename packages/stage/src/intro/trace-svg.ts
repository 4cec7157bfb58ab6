import type { Surface } from "#surface.ts";

type Place = { x: number; y: number };

const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, z: 0 };

/**
 * Adds an SVG path to the current path.
 * @throws RangeError for a command other than M, L, H, V, C, Q and Z, in either case.
 */
export function traceSvg(surface: Surface, path: string): void {
  let at: Place = { x: 0, y: 0 };
  let begun = at;
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = numbersOf[command];
    if (count === undefined) throw new RangeError(`Unsupported path command: ${letter}`);
    const isRelative = letter === command;
    for (let first = 0; first === 0 || first < numbers.length; first += Math.max(1, count)) {
      const origin = isRelative ? at : { x: 0, y: 0 };
      const point = (index: number): Place => ({
        x: origin.x + (numbers[first + index] ?? 0),
        y: origin.y + (numbers[first + index + 1] ?? 0),
      });
      at = draw(surface, { command, at, begun, isRelative, point, value: numbers[first] ?? 0 });
      if (command === "m") begun = at;
      if (count === 0) break;
    }
  }
}

type Step = {
  command: string;
  at: Place;
  begun: Place;
  isRelative: boolean;
  /** The coordinate pair that begins at the given index of the command's numbers. */
  point: (index: number) => Place;
  value: number;
};

function draw(surface: Surface, step: Step): Place {
  const { command, at, begun, isRelative, point, value } = step;
  switch (command) {
    case "m": {
      const to = point(0);
      surface.moveTo(to.x, to.y);
      return to;
    }
    case "h":
      return drawLine(surface, { x: (isRelative ? at.x : 0) + value, y: at.y });
    case "v":
      return drawLine(surface, { x: at.x, y: (isRelative ? at.y : 0) + value });
    case "l":
      return drawLine(surface, point(0));
    case "q": {
      const [bend, to] = [point(0), point(2)];
      surface.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
      return to;
    }
    case "c": {
      const [from, into, to] = [point(0), point(2), point(4)];
      surface.bezierCurveTo(from.x, from.y, into.x, into.y, to.x, to.y);
      return to;
    }
    default:
      surface.closePath();
      return begun;
  }
}

function drawLine(surface: Surface, to: Place): Place {
  surface.lineTo(to.x, to.y);
  return to;
}
