/**
 * How a game's rules get a picture, sounds and a title screen. A game's folder
 * (`features/games/<game>/`) exports a `HostedGame` from `game.ts`, and `hosted-games.ts` lists it.
 * The host does the rest: menus, pause, settings, controls of every kind, the fixed-step loop,
 * recording and sending the run, results.
 *
 * - The field is 960×540 units with y downward. The host scales it: draw in units, never in pixels.
 * - `openPicture(stage)` adds Phaser 4 objects to `stage.scene` (`import Phaser from "phaser"` as a
 *   type only; values such as easings are strings). The renderer is WebGL on graphics cards and a
 *   canvas elsewhere (`stage.isSoftware`), so a picture uses what both can do: images, sprites,
 *   containers, graphics, texts, tile sprites, particle emitters, alpha, scale, rotation, the blend
 *   mode ADD, tweens. It uses no tint, shader, filter, mask or light. Bake a second texture for a
 *   second color.
 * - The camera's zoom is `stage.pixels` (texture pixels per unit), its origin the upper left corner.
 *   A picture may scroll and shake it, and multiply its zoom: `camera.setZoom(stage.pixels * 1.05)`.
 * - `stage.art` bakes textures from the films' characters, props and backdrops, or from any function
 *   that paints a canvas. Keys are global: begin them with the game's name. Textures are as fine as
 *   the screen, so an image needs `setScale(1 / stage.pixels)`; `stage.add` does that.
 * - `stepped(state)` is called after each step of the rules: read the step's events there, for
 *   sounds and particles. `draw(state, previous, alpha, seconds)` is called once a frame: things are
 *   at `previous + (state - previous) * alpha`.
 * - Words belong on the page rather than in the canvas: `messageOf(state)` gives a riddle or a find as
 *   text, which has the size of the settings and is said by screen readers and read aloud.
 * - `art/particles.ts` makes pictures fly, and `art/shapes.ts` fills shapes for painted textures.
 */
import type { GameId } from "@goldmane/contracts/games/limits";
import type { GameRules, RunResult } from "@goldmane/games/kernel/game-rules";
import type { Button, Input } from "@goldmane/games/kernel/input";
import type { RaceRules } from "@goldmane/games/race/race-rules";
import type Phaser from "phaser";
import type { ComponentType } from "react";
import type { Rival } from "#features/games/race/rivals.ts";
import type { ArtBaker } from "./art/open-art.ts";
import type { SoundBoard } from "./sound/open-sound-board.ts";
import type { Tune } from "./sound/tune.ts";
import type { GameMessage } from "./message.ts";

export const fieldWidth = 960;
export const fieldHeight = 540;

export type HostedGame<State, Options> = {
  id: GameId;
  rules: GameRules<State, Options>;
  /** What the title screen offers, the most usual one first. */
  modes: readonly GameMode[];
  /** What the player can press; shown on the title screen and as touch controls. */
  controls(options: Options): GameControls;
  /** Played while the game runs; null for silence. */
  tune: Tune | null;
  openPicture(stage: GameStage<Options>): GamePicture<State> | Promise<GamePicture<State>>;
  /** A demonstration behind the title screen, played by the rules and the picture. */
  demo: { options: Options; seed: number; play(state: State): readonly Input[] };
  /** Copies what `draw` reads from `previous`; by default the whole state. */
  copyState?: (state: State) => State;
  /** What the game says, as text on the page; null for nothing. Called once a frame. */
  messageOf?: (state: State) => GameMessage | null;
  /**
   * In games where players take turns at one control, the index of the player whose turn it is; null
   * for all others. Called once a frame.
   */
  turnOf?: (state: State) => number | null;
  /** Live races of the household. */
  race?: RaceRules<State, Options>;
  /** Replaces the list of modes on the title screen: a map of levels, saved games, an editor. */
  Menu?: ComponentType<GameMenuProps>;
  /** Whether a run has no end of its own and lasts until the player stops. */
  isOpenEnded?: (options: Options) => boolean;
  /** The options of a run that continues the profile's save; null without one. */
  continueRun?: (profileId: string | null) => Promise<unknown>;
  /** Called with every finished run, to record progress such as stars. */
  onFinished?: (run: FinishedRun<Options>) => void;
  /** The options of the run that follows, such as the next level; null for none. */
  optionsAfter?: (run: FinishedRun<Options>) => Options | null;
};

export type GameMode = {
  id: string;
  name: () => string;
  /** Everyone plays the day's seed, which counts for the day's board. */
  isDaily?: boolean;
  /** The least and most players at one screen; one if left out. */
  players?: readonly [least: number, most: number];
  /** The rules' options for a run in this mode. */
  options: (choice: ModeChoice) => unknown;
};

/** What the player chose before the run. */
export type ModeChoice = {
  players: number;
  /** One button plays the whole game, where the game offers it. */
  isOneButton: boolean;
};

export type GameMenuProps = {
  choice: ModeChoice;
  /** Starts a run. `isPractice` keeps it off the boards; `isDaily` plays the day's seed. */
  play: (
    options: unknown,
    more?: { isDaily?: boolean; isPractice?: boolean; seed?: number },
  ) => void;
};

export type FinishedRun<Options> = {
  options: Options;
  seed: number;
  result: RunResult;
  /** The inputs of the run, for ghosts and "watch again". */
  log: string;
};

export type GameControls = {
  /** The direction pad's arrows; an empty list hides it. */
  directions: readonly GameAction<"left" | "right" | "up" | "down">[];
  /** The round buttons under the other thumb, the main one first. */
  buttons: readonly GameAction<"a" | "b" | "x" | "y">[];
  /** Whether touching or clicking the field is an input. */
  hasPointer: boolean;
  /** Swiping over the field presses that direction for a moment, and tapping it presses `a`. */
  hasSwipes?: boolean;
  /** With a TV's remote control, holding its OK key presses the second button. */
  isHeldForSecond?: boolean;
  /** Whether the game can be played with `a` alone. */
  hasOneButton?: boolean;
};

export type GameAction<Name extends Button> = {
  button: Name;
  label: () => string;
  /** An outline on a 24-unit square (the `d` of an SVG path). */
  icon: string;
};

export interface GamePicture<State> {
  /** After each step of the rules. */
  stepped?(state: State): void;
  /**
   * Once a frame.
   * @param previous the state one step earlier
   * @param alpha how far the frame is from `previous` to `state`, from 0 to 1
   * @param seconds since the last frame; 0 while the game is paused
   */
  draw(state: State, previous: State, alpha: number, seconds: number): void;
  /** In a race, before each frame: where the others are. */
  showRivals?(rivals: readonly Rival[]): void;
  destroy(): void;
}

export type GameStage<Options> = {
  scene: Phaser.Scene;
  /** Adds a baked picture at its natural size; `frame` numbers start at 0. */
  add: (x: number, y: number, key: string, frame?: number) => Phaser.GameObjects.Image;
  /** Adds a text in the product's type, sharp at every size and as large as the settings ask. */
  addText: (
    x: number,
    y: number,
    text: string,
    style?: { size?: number; color?: string; outline?: string; isDisplay?: boolean },
  ) => Phaser.GameObjects.Text;
  options: Options;
  /** Addresses of profile pictures: the player's, and each racer's by index. */
  pictures: { own: string | null; racers: readonly string[] };
  /** Texture pixels per unit of the field. */
  pixels: number;
  /** A processor draws the picture: spend at most some 150 moving images and 60 particles. */
  isSoftware: boolean;
  art: ArtBaker;
  sounds: SoundBoard;
  /** Shakes the camera, unless motion is reduced. */
  shake: (strength: number, milliseconds: number) => void;
  settings: {
    /** No shaking, no flying particles, no parallax beyond what the game needs. */
    isMotionReduced: boolean;
    /** 1, 1.25 or 1.5. */
    textScale: number;
  };
};
