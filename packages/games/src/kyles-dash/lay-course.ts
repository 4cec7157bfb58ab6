import { one } from "#kernel/fixed.ts";
import { randomBelow, randomBetween, randomChance, randomPick } from "#kernel/random.ts";
import type { DashState, ItemKind, Obstacle, ObstacleKind } from "./dash-state.ts";
import { levelAt, paceOf } from "./pace.ts";
import { tuning } from "./tuning.ts";

/** Lays a pattern from `x` on and returns how far it reaches. */
type Pattern = {
  lay: (course: Course, x: number) => number;
  /** The first level that has it. */
  from: number;
  needsSlide?: boolean;
};

/** Ticks from the end of a pattern to the next: time to land, see and press. */
const rest = { least: 38, most: 58 };
/** Ticks from landing to the next take-off within a pattern. */
const beat = 54;

/** Lays out the course ahead of Kyle. Widths follow the speed, so that a jump is always long enough. */
export function layCourse(state: DashState): void {
  const needed = Math.floor(state.x / one) + tuning.ahead;
  while (state.laidTo < needed) {
    const begin = state.laidTo;
    const level = levelAt(state, begin);
    const course = new Course(state, state.isRace ? paceOf(level) : state.speed);
    // The stretch around a level's door is empty.
    if (!state.isRace && begin < state.doorX + 260 && begin > state.doorX - course.ticks(beat)) {
      state.laidTo = state.doorX + 260;
      continue;
    }
    const able = patterns.filter(
      ({ from, needsSlide }) => from <= level && !(needsSlide && state.isOneButton),
    );
    const [first = patterns[0] as Pattern, ...others] = able;
    const pattern = randomPick(state, [first, ...others]);
    const end = pattern.lay(course, begin);
    const tired = Math.max(0, 5 - level) * 5;
    state.laidTo = end + course.ticks(randomBetween(state, rest.least, rest.most) + tired);
  }
}

/** The beginning of every run: one thing to jump over and one to slide under, far apart. */
export function layOpening(state: DashState): void {
  const course = new Course(state, state.speed);
  course.row(300, 30, 5);
  course.put("stump", 640, 46, 0, 44);
  course.arc(640 + 23, 5);
  if (state.isOneButton) course.put("stump", 1240, 46, 0, 44);
  else course.put("bar", 1240, 70, 46, 130);
  course.row(1150, 24, 5);
  state.laidTo = 1240 + course.ticks(80);
}

class Course {
  readonly #state: DashState;
  /** The speed that Kyle will have there, at most. */
  readonly #speed: number;

  constructor(state: DashState, speed: number) {
    this.#state = state;
    this.#speed = speed;
  }

  get state(): DashState {
    return this.#state;
  }

  /** The pixels that Kyle runs in so many ticks. */
  ticks(count: number): number {
    return Math.floor((count * this.#speed) / one);
  }

  put(kind: ObstacleKind, x: number, width: number, bottom: number, top: number): number {
    const obstacle: Obstacle = { kind, x, width, bottom, top, isHit: false, isPassed: false };
    this.#state.obstacles.push(obstacle);
    return x + width;
  }

  item(kind: ItemKind, x: number, y: number): void {
    this.#state.items.push({ kind, x, y });
  }

  /** Coins beside each other. */
  row(x: number, y: number, count: number): void {
    for (let at = 0; at < count; at += 1) this.item("coin", x + at * 42, y);
  }

  /** Coins along a jump over the middle `x`. */
  arc(x: number, count: number, top = 128): void {
    const half = (count - 1) / 2;
    const step = this.ticks(7);
    for (let at = 0; at < count; at += 1) {
      const away = at - half;
      const drop = Math.floor((away * away * 62) / (half * half || 1));
      this.item("coin", x + Math.floor(away * step), top - drop);
    }
  }
}

const stump: Pattern = {
  from: 1,
  lay(course, x) {
    const end = course.put("stump", x, 46, 0, 44);
    if (randomChance(course.state, 60)) course.arc(x + 23, 5);
    return end;
  },
};

const crates: Pattern = {
  from: 1,
  lay(course, x) {
    const end = course.put("crates", x, 52, 0, 84);
    if (randomChance(course.state, 60)) course.arc(x + 26, 5, 140);
    return end;
  },
};

const bar: Pattern = {
  from: 1,
  needsSlide: true,
  lay(course, x) {
    course.row(x - 30, 22, 4);
    return course.put("bar", x, 70, 46, 130);
  },
};

const pit: Pattern = {
  from: 1,
  lay(course, x) {
    const width = course.ticks(randomBetween(course.state, 15, 22));
    course.arc(x + Math.floor(width / 2), 5);
    return course.put("pit", x, width, -200, 0);
  },
};

const twoStumps: Pattern = {
  from: 2,
  lay(course, x) {
    course.put("stump", x, 46, 0, 44);
    course.arc(x + 23, 5);
    const next = x + 46 + course.ticks(beat);
    course.arc(next + 23, 5);
    return course.put("stump", next, 46, 0, 44);
  },
};

const barThenStump: Pattern = {
  from: 2,
  needsSlide: true,
  lay(course, x) {
    const next = course.put("bar", x, 70, 46, 130) + course.ticks(beat);
    course.row(x - 20, 22, 4);
    course.arc(next + 23, 5);
    return course.put("stump", next, 46, 0, 44);
  },
};

const bee: Pattern = {
  from: 2,
  needsSlide: true,
  lay(course, x) {
    course.row(x - 20, 22, 3);
    return course.put("bee", x, 54, 52, 100);
  },
};

const pitThenCrates: Pattern = {
  from: 3,
  lay(course, x) {
    const width = course.ticks(16);
    course.arc(x + Math.floor(width / 2), 5);
    const next = course.put("pit", x, width, -200, 0) + course.ticks(beat + 4);
    return course.put("crates", next, 52, 0, 84);
  },
};

/** A bounce to coins in the air. */
const mushroom: Pattern = {
  from: 1,
  lay(course, x) {
    course.put("mushroom", x, 60, 0, 34);
    for (const [at, tick] of [12, 19, 26, 33, 40].entries())
      course.item("coin", x + 30 + course.ticks(tick), [206, 240, 252, 240, 206][at] ?? 200);
    return x + 60 + course.ticks(46);
  },
};

/** A way above, with coins, over stumps below. */
const ledge: Pattern = {
  from: 2,
  lay(course, x) {
    const width = course.ticks(64);
    course.put("ledge", x, width, 88, 104);
    course.row(x + 30, 138, Math.max(3, Math.floor(width / 48)));
    const inside = x + Math.floor(width / 2);
    if (randomChance(course.state, 50)) course.put("stump", inside, 46, 0, 40);
    return x + width + course.ticks(12);
  },
};

const gift: Pattern = {
  from: 1,
  lay(course, x) {
    const roll = randomBelow(course.state, 10);
    const needsHeart = course.state.hearts < tuning.hearts;
    const kind: ItemKind = roll < 4 ? "magnet" : roll < 7 || !needsHeart ? "shield" : "heart";
    course.put("stump", x, 46, 0, 44);
    course.item(kind, x + 23, 132);
    return x + 46;
  },
};

const restful: Pattern = {
  from: 1,
  lay(course, x) {
    course.row(x, 30, 8);
    return x + 8 * 42 - course.ticks(20);
  },
};

const patterns: readonly Pattern[] = [
  stump,
  crates,
  bar,
  bar,
  pit,
  pit,
  twoStumps,
  barThenStump,
  bee,
  pitThenCrates,
  mushroom,
  ledge,
  gift,
  restful,
];
