import { tile } from "#adventure-quest/world/field.ts";
import { randomBelow } from "#kernel/random.ts";
import type { QuestState, Zone } from "./state.ts";

/** The inside of the arena, in tiles. */
const left = 1;
const top = 1;
const width = 18;
const height = 8;

/** How an attack is made: ticks of warning before its first zone, and how the fight has gone. */
type Plan = { state: QuestState; lead: number; level: number };
type Attack = (plan: Plan) => Zone[];

/**
 * The attacks of each boss, which take turns. An attack is a list of zones: each glows as a warning
 * until its first tick, and is dangerous until its last. Every attack leaves safe tiles.
 */
export const attacksOf: readonly (readonly Attack[])[] = [
  [waves, spouts],
  [rollAcross, ringIn],
  [breathe, firefalls],
  [drumBeats, rings],
  [sweep, crossBeams],
  [spotlights, curtains],
];

function zone(
  x: number,
  y: number,
  size: { width: number; height: number },
  from: number,
  ticks: number,
): Zone {
  const right = Math.min(left + width, x + size.width);
  const bottom = Math.min(top + height, y + size.height);
  const inX = Math.max(left, x);
  const inY = Math.max(top, y);
  return { x: inX, y: inY, width: right - inX, height: bottom - inY, from, until: from + ticks };
}

function heroTile({ hero }: QuestState): { x: number; y: number } {
  return { x: Math.floor(hero.x / tile), y: Math.floor(hero.y / tile) };
}

/** A wave rolls from left to right, with a gap of two rows. */
function waves({ state, lead, level }: Plan): Zone[] {
  const gap = top + randomBelow(state, height - 1);
  const pace = 12 - 2 * level;
  return Array.from({ length: width / 2 }, (_, at) => at).flatMap((at) => {
    const from = lead + at * pace;
    const x = left + at * 2;
    return [
      zone(x, top, { width: 2, height: gap - top }, from, 16),
      zone(x, gap + 2, { width: 2, height: top + height - gap - 2 }, from, 16),
    ].filter((part) => part.height > 0);
  });
}

/** Water shoots up where the hero stands, and at other spots. */
function spouts({ state, lead, level }: Plan): Zone[] {
  const { x, y } = heroTile(state);
  const zones = [zone(x - 1, y - 1, { width: 3, height: 3 }, lead, 24)];
  for (let more = 0; more < 4 + level; more += 1)
    zones.push(
      zone(
        left + randomBelow(state, width - 2),
        top + randomBelow(state, height - 2),
        { width: 3, height: 3 },
        lead + more * 14,
        24,
      ),
    );
  return zones;
}

/** The bear rolls along the hero's rows, then along its columns. */
function rollAcross({ state, lead, level }: Plan): Zone[] {
  const { x, y } = heroTile(state);
  const second = lead + 70 - 8 * level;
  return [
    zone(left, Math.min(top + height - 3, y - 1), { width, height: 3 }, lead, 26),
    zone(Math.min(left + width - 3, x - 1), top, { width: 3, height }, second, 26),
  ];
}

/** The ground shakes far from the middle, then close to it. */
function ringIn({ lead, level }: Plan): Zone[] {
  const second = lead + 90 - 10 * level;
  return [
    zone(left, top, { width, height: 2 }, lead, 24),
    zone(left, top + height - 2, { width, height: 2 }, lead, 24),
    zone(left, top + 2, { width: 4, height: 4 }, lead, 24),
    zone(left + width - 4, top + 2, { width: 4, height: 4 }, lead, 24),
    zone(left + 4, top + 2, { width: 10, height: 4 }, second, 24),
  ];
}

/** Fire in three of five lanes. */
function breathe({ state, lead, level }: Plan): Zone[] {
  const first = randomBelow(state, 2);
  const lanes = (from: number, offset: number): Zone[] =>
    [0, 1, 2]
      .map((lane) => left + offset * 3 + lane * 6)
      .filter((x) => x < left + width)
      .map((x) => zone(x, top, { width: 3, height }, from, 30));
  return [...lanes(lead, first), ...lanes(lead + 95 - 12 * level, 1 - first)];
}

/** Fire falls in crosses, one after another, where the hero was. */
function firefalls({ state, lead, level }: Plan): Zone[] {
  const { x, y } = heroTile(state);
  const zones: Zone[] = [];
  for (let more = 0; more < 3 + level; more += 1) {
    const cx = more === 0 ? x : left + 1 + randomBelow(state, width - 2);
    const cy = more === 0 ? y : top + 1 + randomBelow(state, height - 2);
    const from = lead + more * 26;
    zones.push(
      zone(cx - 3, cy, { width: 7, height: 1 }, from, 26),
      zone(cx, cy - 3, { width: 1, height: 7 }, from, 26),
    );
  }
  return zones;
}

/** Every other patch of the floor drums, in turns. */
function drumBeats({ lead, level }: Plan): Zone[] {
  const beat = 66 - 8 * level;
  return [0, 1, 2].flatMap((turn) =>
    patches().flatMap(({ x, y, isOdd }) =>
      isOdd === (turn % 2 === 1)
        ? [zone(x, y, { width: 3, height: 2 }, lead + turn * beat, 20)]
        : [],
    ),
  );
}

function patches(): { x: number; y: number; isOdd: boolean }[] {
  const list = [];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 6; column += 1)
      list.push({ x: left + column * 3, y: top + row * 2, isOdd: (row + column) % 2 === 1 });
  return list;
}

/** Rings of sound grow from the middle; each side has a gap. */
function rings({ state, lead, level }: Plan): Zone[] {
  const gap = randomBelow(state, 4);
  const pace = 22 - 3 * level;
  const zones: Zone[] = [];
  for (let ring = 0; ring < 4; ring += 1) {
    const from = lead + ring * pace;
    const x = 8 - ring * 2;
    const y = 4 - ring;
    const wide = 4 + ring * 4;
    const tall = 2 + ring * 2;
    if (gap !== 3) zones.push(zone(x, y, { width: wide, height: 1 }, from, 16));
    if (gap !== 1) zones.push(zone(x, y + tall - 1, { width: wide, height: 1 }, from, 16));
    if (gap !== 2) zones.push(zone(x, y, { width: 2, height: tall }, from, 16));
    if (gap !== 0) zones.push(zone(x + wide - 2, y, { width: 2, height: tall }, from, 16));
  }
  return zones;
}

/** A beam sweeps over the columns and leaves out two pairs of them. */
function sweep({ state, lead, level }: Plan): Zone[] {
  const first = 1 + randomBelow(state, 3);
  const second = 5 + randomBelow(state, 3);
  const isLeftward = randomBelow(state, 2) === 1;
  const zones: Zone[] = [];
  for (let at = 0; at < 9; at += 1) {
    const column = isLeftward ? 8 - at : at;
    if (column === first || column === second) continue;
    zones.push(zone(left + column * 2, top, { width: 2, height }, lead + at * (9 - level), 22));
  }
  return zones;
}

/** Beams along every other pair of rows, then along pairs of columns. */
function crossBeams({ state, lead, level }: Plan): Zone[] {
  const first = randomBelow(state, 2);
  const zones: Zone[] = [];
  for (let pair = first; pair < 4; pair += 2)
    zones.push(zone(left, top + pair * 2, { width, height: 2 }, lead, 26));
  const second = lead + 80 - 10 * level;
  for (let column = first; column < 6; column += 2)
    zones.push(zone(left + column * 3, top, { width: 3, height }, second, 26));
  return zones;
}

/** Only the spotlights are safe: one in each third of the stage. */
function spotlights({ state, lead, level }: Plan): Zone[] {
  const from = lead + 26;
  const zones: Zone[] = [];
  for (let third = 0; third < 3; third += 1) {
    const x = left + third * 6;
    const spotX = x + 1 + randomBelow(state, 3);
    const spotY = top + 1 + randomBelow(state, 4);
    const ticks = 30 - 4 * level;
    zones.push(
      zone(x, top, { width: 6, height: spotY - top }, from, ticks),
      zone(x, spotY + 3, { width: 6, height: top + height - spotY - 3 }, from, ticks),
      zone(x, spotY, { width: spotX - x, height: 3 }, from, ticks),
      zone(spotX + 3, spotY, { width: x + 6 - spotX - 3, height: 3 }, from, ticks),
    );
  }
  return zones.filter((part) => part.width > 0 && part.height > 0);
}

/** The curtains close from both sides, then the middle drops. */
function curtains({ lead, level }: Plan): Zone[] {
  const pace = 14 - 2 * level;
  const zones: Zone[] = [];
  for (let at = 0; at < 3; at += 1)
    zones.push(
      zone(left + at * 2, top, { width: 2, height }, lead + at * pace, 40 - at * pace),
      zone(left + width - 2 - at * 2, top, { width: 2, height }, lead + at * pace, 40 - at * pace),
    );
  zones.push(zone(left + 6, top, { width: 6, height }, lead + 130 - 12 * level, 26));
  return zones;
}
