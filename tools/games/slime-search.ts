import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import { isSolid } from "@goldmane/games/slime-adventure/motion";
import { tile, type Body, type SlimeState } from "@goldmane/games/slime-adventure/state";
import { button, type Input } from "@goldmane/games/kernel/input";

/** A found way: the input of each tick, and the state at its end. */
export interface Way {
  inputs: Input[];
  state: SlimeState;
}

interface Node {
  state: SlimeState;
  parent: Node | null;
  action: Input;
  ticks: number;
  cost: number;
}

const ticksPerAction = 6;

/** Copies what a step changes; the level and the lists that never change are shared. */
export function copyState(state: SlimeState): SlimeState {
  return {
    ...state,
    bodies: state.bodies.map((body) => ({ ...body })),
    players: state.players.map((player) => ({ ...player })),
    snails: state.snails.map((snail) => ({ ...snail })),
    crumbles: state.crumbles.map((entry) => ({ ...entry })),
    gems: [...state.gems],
    openDoors: [...state.openDoors],
  };
}

function activeBody(state: SlimeState): Body {
  const body = state.bodies[state.players[0]?.active ?? 0];
  if (!body) throw new Error("the player has no body");
  return body;
}

/** The tile in the middle of the body that the player moves. */
export function middleTile(state: SlimeState): number {
  const body = activeBody(state);
  const column = Math.floor((body.x + body.width / 2) / tile);
  const row = Math.floor((body.y + body.height - 1) / tile);
  const { width, height } = state.level;
  return Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column));
}

/** Steps from each open tile to a goal, through tiles that don't stop a color. */
export function measureDistances(state: SlimeState, goal: number): Float64Array {
  const { width, height } = state.level;
  const distances = new Float64Array(width * height).fill(Infinity);
  const { color } = activeBody(state);
  distances[goal] = 0;
  const queue = [goal];
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? 0;
    const column = at % width;
    const row = Math.floor(at / width);
    for (const [x, y] of [
      [column + 1, row],
      [column - 1, row],
      [column, row + 1],
      [column, row - 1],
    ] as const) {
      if (x < 0 || y < 0 || x >= width || y >= height || isSolid(state, x, y, color)) continue;
      const next = y * width + x;
      if (distances[next] !== Infinity) continue;
      distances[next] = (distances[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distances;
}

function keyOf(state: SlimeState): string {
  const body = activeBody(state);
  const player = state.players[0];
  const others = state.bodies
    .filter((other) => other !== body)
    .map((other) => `${other.x >> 11},${other.y >> 11}`)
    .join();
  return [
    body.x >> 10,
    body.y >> 10,
    Math.round(body.vx / 160),
    Math.round(body.vy / 256),
    body.grip,
    body.height,
    Number(body.onGround) + 2 * Number(body.canStretch) + 4 * Number(body.stretch > 0),
    (player?.before ?? 0) & (button.a | button.b),
    others,
    state.gems.length,
    state.openDoors.join(),
    body.color,
    state.crumbles.map((entry) => `${entry.tile}:${entry.ticks >> 4}`).join(),
    state.snails
      .filter((snail) => !snail.isAsleep && Math.abs(snail.x - body.x) < 6 * tile)
      .map((snail) => snail.x >> 12)
      .join(),
  ].join("|");
}

function listActions(state: SlimeState): Input[] {
  const { a, b, left, right, up, down } = button;
  const hasSticky = state.level.tiles.includes("%");
  const actions = [0, right, left, a, a | right, a | left];
  if (hasSticky) actions.push(up, down, up | right, up | left, a | up | right, a | up | left);
  else if (state.level.tiles.includes("=")) actions.push(down);
  if (state.level.canStretch && activeBody(state).canStretch)
    actions.push(b | right, b | left, b | up, a | b | right, a | b | left, a | b | up);
  return actions;
}

/** Plays an action from a state; null if the slime is hurt on the way. */
function play(from: SlimeState, action: Input): { state: SlimeState; ticks: number } | null {
  const state = copyState(from);
  let ticks = 0;
  while (ticks < ticksPerAction && !state.isFinished) {
    slimeAdventureRules.step(state, [action]);
    ticks += 1;
    if (state.bodies.some((body) => body.away > 0)) return null;
  }
  return { state, ticks };
}

/**
 * A weighted best-first search over held buttons, by the real rules. Returns the inputs to the first
 * state that satisfies `isDone`, or null after `limit` states.
 */
export function searchWay(
  from: SlimeState,
  options: { goal: number; isDone: (state: SlimeState) => boolean; limit: number; weight: number },
): Way | null {
  const distances = measureDistances(from, options.goal);
  const estimate = (state: SlimeState) =>
    (distances[middleTile(state)] ?? Infinity) * (tile / 410) * options.weight;
  const queue = new Heap();
  const seen = new Set([keyOf(from)]);
  queue.push({ state: from, parent: null, action: 0, ticks: 0, cost: 0 }, estimate(from));
  for (let count = 0; count < options.limit; count += 1) {
    const node = queue.pop();
    if (!node) return null;
    for (const action of listActions(node.state)) {
      const played = play(node.state, action);
      if (!played) continue;
      const { state, ticks } = played;
      // Halves that join would have to be parted again.
      if (state.bodies.length < from.bodies.length) continue;
      const next = { state, parent: node, action, ticks, cost: node.cost + ticks };
      if (options.isDone(state)) return { state, inputs: listInputs(next) };
      const key = keyOf(state);
      const rest = estimate(state);
      if (rest === Infinity || seen.has(key)) continue;
      seen.add(key);
      queue.push(next, next.cost + rest);
    }
  }
  return null;
}

function listInputs(last: Node): Input[] {
  const parts: Input[][] = [];
  for (let node: Node | null = last; node?.parent; node = node.parent)
    parts.push(Array.from({ length: node.ticks }, () => node?.action ?? 0));
  return parts.toReversed().flat();
}

/** A binary heap of nodes, the least priority first. */
class Heap {
  readonly #items: { node: Node; priority: number }[] = [];

  push(node: Node, priority: number): void {
    const items = this.#items;
    let at = items.length;
    items.push({ node, priority });
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((items[parent]?.priority ?? 0) <= priority) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): Node | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.node;
    items[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      let least = at;
      for (const child of [left, left + 1])
        if ((items[child]?.priority ?? Infinity) < (items[least]?.priority ?? 0)) least = child;
      if (least === at) return first.node;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    const items = this.#items;
    const held = items[a];
    const other = items[b];
    if (held && other) [items[a], items[b]] = [other, held];
  }
}
