/**
 * Riddles by their key, whose text the web app has in its languages. The first picture is the
 * answer. Riddles of kind "row" show pictures instead of a text: what comes next?
 */
export interface Riddle {
  key: string;
  /** The pictures to choose from; the first one is right. */
  picks: readonly [string, string, string];
  /** The pictures of a row that goes on with the answer. */
  row?: readonly string[];
}

function text(key: string, ...picks: [string, string, string]): Riddle {
  return { key, picks };
}

function row(key: string, shown: string, ...picks: [string, string, string]): Riddle {
  return { key, picks, row: shown.split(" ") };
}

/** Six for each realm. The pictures are props and characters of the films, the sun or the moon. */
export const riddles: readonly Riddle[] = [
  row("row-sky", "sun moon sun moon", "sun", "flower", "key"),
  text("map", "map", "boat", "drum"),
  text("bridge", "bridge", "boat", "well"),
  row("row-boats", "boat boat kite boat boat", "kite", "moon", "bell"),
  text("bell", "bell", "cat", "lantern"),
  text("tent", "tent", "tower", "table"),
  row("row-garden", "flower tree flower tree", "flower", "ball", "robot"),
  text("egg", "egg", "tent", "drum"),
  text("cake", "cake", "lantern", "campfire"),
  text("balloon", "balloon", "whale", "egg"),
  text("bear", "bear", "rabbit", "owl"),
  text("ball", "ball", "bell", "bowl"),
  row("row-castle", "star star crown star star", "crown", "egg", "moon"),
  text("dragon", "dragon", "unicorn", "cat"),
  text("mirror", "mirror", "door", "book"),
  text("crystal", "crystal", "flower", "tree"),
  text("owl", "owl", "rabbit", "bear"),
  text("broom", "broom", "kite", "feather"),
  row("row-music", "drum bell bell drum bell bell", "drum", "kite", "cake"),
  text("kite", "kite", "rocket", "ball"),
  text("umbrella", "umbrella", "door", "flower"),
  text("drum", "drum", "book", "crystal"),
  text("lantern", "lantern", "moon", "campfire"),
  text("cat", "cat", "fox", "owl"),
  row("row-space", "rocket star star rocket star star", "rocket", "sun", "boat"),
  text("moon", "moon", "sun", "lantern"),
  text("rocket", "rocket", "boat", "balloon"),
  text("telescope", "telescope", "mirror", "radio"),
  text("robot", "robot", "lion", "cat"),
  text("radio", "radio", "book", "bell"),
  row("row-animals", "lion owl owl lion owl owl", "lion", "fox", "bear"),
  text("book", "book", "tree", "map"),
  text("key", "key", "tower", "crown"),
  text("door", "door", "bridge", "chest"),
  text("feather", "feather", "broom", "sword"),
  text("well", "well", "pot", "tower"),
];

/** Where the web app draws the choices: rectangles in pixels of the field. */
export const choiceBoxes = [
  { x: 150, y: 320, width: 200, height: 170 },
  { x: 380, y: 320, width: 200, height: 170 },
  { x: 610, y: 320, width: 200, height: 170 },
] as const;
