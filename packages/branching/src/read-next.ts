import type { Option, Next } from "#moment.ts";
import { numberOf, readTags, valueOf, type Tags } from "#read-tags.ts";
import { ScriptError } from "#script-error.ts";

/** Tags of a content line. All but `clip` belong to the last line before a choice or an ending. */
export const lineTags = [
  "clip",
  "choiceAt",
  "ending",
  "game",
  "idle",
  "prompt",
  "tap",
  "timer",
] as const;

/**
 * Reads the tags of a clip's line.
 * @throws ScriptError for a line without a clip, and for unknown tags.
 */
export function readLine(text: string, tags: readonly string[]): { clip: string; tags: Tags } {
  const place = `Line "${shorten(text)}"`;
  const read = readTags(tags, lineTags, place);
  const clip = valueOf(read, "clip");
  if (!clip) throw new ScriptError(`${place}: it names no clip. Add "# clip: <id>".`);
  return { clip, tags: read };
}

/**
 * Reads how a moment goes on from the tags of its last line and the options that follow.
 * @throws ScriptError if the tags and the options don't fit each other.
 */
export function readNext(clip: string, tags: Tags, options: readonly Option[]): Next {
  const place = `Clip "${clip}"`;
  const ending = valueOf(tags, "ending");
  if (ending !== null) return endWith(ending, tags, options, place);
  if (options.length === 0)
    throw new ScriptError(`${place}: the script stops here without an ending or a choice.`);
  const waiting = { prompt: valueOf(tags, "prompt"), idle: valueOf(tags, "idle"), options };
  const game = valueOf(tags, "game");
  const tap = valueOf(tags, "tap");
  if (game === null && tap === null)
    return {
      kind: "choice",
      ...waiting,
      openAt: numberOf(tags, "choiceAt", place),
      timerSeconds: numberOf(tags, "timer", place),
    };
  refuse(tags, ["timer", "choiceAt"], place);
  if (game !== null && tap !== null)
    throw new ScriptError(`${place}: a moment has a game or something to tap, not both.`);
  if (game === null) return { kind: "tap", ...readTap(tap ?? "", options, place), ...waiting };
  checkResults(options, place);
  return { kind: "game", game, ...waiting };
}

/** @throws ScriptError for tags that belong to the last line of a moment only. */
export function refuseNext(clip: string, tags: Tags): void {
  const others = lineTags.filter((key) => key !== "clip");
  refuse(tags, others, `Clip "${clip}": only the last clip of a moment has these`);
}

function endWith(ending: string, tags: Tags, options: readonly Option[], place: string): Next {
  refuse(tags, ["choiceAt", "game", "idle", "prompt", "tap", "timer"], place);
  if (ending === "") throw new ScriptError(`${place}: the ending has no name.`);
  if (options.length > 0) throw new ScriptError(`${place}: options follow an ending.`);
  return { kind: "ending", ending };
}

function checkResults(options: readonly Option[], place: string): void {
  const results = options.map(({ text }) => text).join(", ");
  if (results !== "won, lost" && results !== "perfect, won, lost")
    throw new ScriptError(
      `${place}: a game's options are [won] and [lost], or [perfect], [won] and [lost].`,
    );
}

function readTap(
  text: string,
  options: readonly Option[],
  place: string,
): { what: string; count: number } {
  if (options.length !== 1 || !options[0]?.isDefault)
    throw new ScriptError(`${place}: a moment of tapping has one option, [done #default].`);
  const [, what = "", digits = ""] = /^([a-z]+) (\d+)$/.exec(text) ?? [];
  const count = Number(digits);
  if (what === "" || count < 1 || count > 20)
    throw new ScriptError(`${place}: "# tap: ${text}" needs a thing and a number, 1 to 20.`);
  return { what, count };
}

function refuse(tags: Tags, keys: readonly string[], place: string): void {
  const found = keys.filter((key) => tags.has(key));
  if (found.length > 0) throw new ScriptError(`${place}: not allowed: # ${found.join(", # ")}.`);
}

function shorten(text: string): string {
  const line = text.trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
