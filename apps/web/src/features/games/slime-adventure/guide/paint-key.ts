import type { Button } from "@goldmane/games/kernel/input";
import type { ArtBaker } from "#features/games/host/art/open-art.ts";
import { disc, oval, rounded } from "#features/games/host/art/shapes.ts";
import { listPads } from "#features/games/host/input/read-pad.ts";
import { gameSettings } from "#features/games/host/settings/game-settings.ts";
import { icons } from "#features/games/slime-adventure/icons.ts";

export type KeyName = Exclude<Button, "y">;
type Device = "keys" | "pad" | "touch";

const iconOf: Record<KeyName, string> = {
  left: icons.left,
  right: icons.right,
  up: icons.up,
  down: icons.down,
  a: icons.jump,
  b: icons.stretch,
  x: icons.split,
};

const ink = "#1d2b3a";
const height = 58;

/** The controls that the player has at hand. */
function deviceOf(): Device {
  if (listPads().length > 0) return "pad";
  return matchMedia("(pointer: coarse)").matches ? "touch" : "keys";
}

/** The size of a key in units. The space bar is wide. */
export function keySize(name: KeyName): { width: number; height: number } {
  return { width: deviceOf() === "keys" && name === "a" ? 112 : 54, height };
}

/** Bakes a key as it is on the player's device; frame 1 is pressed. Returns the picture's name. */
export function keyPicture(art: ArtBaker, name: KeyName): string {
  const device = deviceOf();
  const button = device === "pad" && isAction(name) ? gameSettings.get().pad[name] : 0;
  const key = `slime.key.${device}.${name}.${button}`;
  const paint = { keys: paintCap, pad: paintPadButton, touch: paintTouchButton }[device];
  art.paint(key, {
    ...keySize(name),
    frames: 2,
    draw: (context, frame) => paint(context, name, frame === 1),
  });
  return key;
}

function isAction(name: KeyName): name is "a" | "b" | "x" {
  return name === "a" || name === "b" || name === "x";
}

type Paint = (context: CanvasRenderingContext2D, name: KeyName, isDown: boolean) => void;

/** A key of a keyboard, with an arrow, the sign of Shift, a letter or a wide bar. */
const paintCap: Paint = (context, name, isDown) => {
  const { width } = keySize(name);
  const sink = isDown ? 5 : 0;
  context.fillStyle = ink;
  rounded(context, 2, 8, width - 4, 46, 12);
  context.fillStyle = isDown ? "#ffe08a" : "#fffbe9";
  rounded(context, 4, 4 + sink, width - 8, 42, 10);
  context.fillStyle = ink;
  if (name === "a") {
    paintIcon(context, icons.jump, { x: width / 2 - 13, y: 6 + sink, size: 26 });
    rounded(context, width / 2 - 32, 36 + sink, 64, 5, 2);
  } else if (name === "x") {
    // The letter C, drawn: no font has to be loaded.
    context.strokeStyle = ink;
    context.lineWidth = 5;
    context.beginPath();
    context.arc(width / 2, 25 + sink, 9, Math.PI * 0.25, Math.PI * 1.75);
    context.stroke();
  } else {
    const icon = name === "b" ? "M12 3 3 12h5v8h8v-8h5z" : iconOf[name];
    paintIcon(context, icon, { x: width / 2 - 15, y: 9 + sink, size: 30 });
  }
};

/** A pad's cross with one arm lit, or its four buttons with one lit. */
const paintPadButton: Paint = (context, name, isDown) => {
  const lit = isDown ? "#ffe08a" : "#fffbe9";
  context.fillStyle = ink;
  rounded(context, 1, 3, 52, 52, 16);
  const places = [
    [27, 44],
    [42, 29],
    [12, 29],
    [27, 14],
  ] as const;
  const arms = { down: 0, right: 1, left: 2, up: 3 } as const;
  const own = isAction(name) ? gameSettings.get().pad[name] : arms[name];
  for (const [at, [x, y]] of places.entries()) {
    context.fillStyle = at === own ? lit : "#5a6b80";
    if (isAction(name)) disc(context, x, y, at === own ? 9.5 : 7.5);
    else rounded(context, x - 8, y - 8, 16, 16, 4);
  }
  context.fillStyle = "#5a6b80";
  if (!isAction(name)) rounded(context, 19, 21, 16, 16, 2);
};

/** A button of the touch screen, with a thumb on it. */
const paintTouchButton: Paint = (context, name, isDown) => {
  context.fillStyle = ink;
  disc(context, 27, 27, 25);
  context.fillStyle = isDown ? "#ffe08a" : "#fffbe9";
  disc(context, 27, 27, 22);
  context.fillStyle = ink;
  paintIcon(context, iconOf[name], { x: 13, y: 11, size: 28 });
  const sink = isDown ? 0 : 7;
  context.fillStyle = ink;
  oval(context, 39, 48 + sink, 11, 15, -0.5);
  context.fillStyle = "#ffffff";
  oval(context, 39.5, 48.5 + sink, 8.8, 12.8, -0.5);
};

function paintIcon(
  context: CanvasRenderingContext2D,
  icon: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 24, size / 24);
  const outline = new Path2D(icon);
  // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas has no items
  context.fill(outline);
  context.restore();
}
