/** The side of a tile in pixels. */
export const tileSize = 16;

/**
 * The legend of a level's rows: one character a tile. Switches and doors of one letter belong
 * together (a opens A), as do fountains and gates of one color (r lets a slime pass R).
 */
export const legend = {
  ".": "air",
  "#": "ground",
  P: "start",
  G: "goal",
  "*": "gem",
  "^": "spikes",
  o: "bouncer",
  "=": "ledge",
  "%": "sticky",
  "~": "crumbling",
  k: "checkpoint",
  s: "snail",
  a: "switch",
  b: "switch",
  c: "switch",
  A: "door",
  B: "door",
  C: "door",
  r: "fountain",
  u: "fountain",
  y: "fountain",
  R: "gate",
  U: "gate",
  Y: "gate",
} as const;

export type TileMark = keyof typeof legend;
export type TileKind = (typeof legend)[TileMark];

/** The legend by character code, since a step looks up many tiles. */
const kinds: TileKind[] = Array.from(
  { length: 128 },
  (_, code) => legend[String.fromCharCode(code) as TileMark] ?? "air",
);

/** The tile for each character in a level's rows; any other character is air. */
export function kindOf(mark: string): TileKind {
  return kinds[mark.charCodeAt(0)] ?? "air";
}

const doors = "ABC";
const switches = "abc";
const gates = "RUY";
const fountains = "ruy";

/** The index (0 to 2) of a door's or switch's group, or −1. */
export function groupOf(mark: string): number {
  return Math.max(doors.indexOf(mark), switches.indexOf(mark));
}

/** The color (1 red, 2 blue, 3 yellow) of a fountain or gate, or 0. */
export function colorOf(mark: string): number {
  return Math.max(gates.indexOf(mark), fountains.indexOf(mark)) + 1;
}
