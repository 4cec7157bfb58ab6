import { Story } from "inkjs";
import type { Moment } from "#moment.ts";
import { readOption } from "#read-option.ts";
import { readLine, readNext, refuseNext } from "#read-next.ts";
import { ScriptError } from "#script-error.ts";

/** An instant of a script: a moment, and how to continue from it. */
export type Place = {
  moment: Moment;
  /** Equal for places from which the film continues in the same ways. */
  key: string;
};

/** Runs a compiled script, one moment at a time. */
export class InkPlayer {
  readonly #story: Story;
  readonly #variables: readonly string[];

  /** @param compiled the JSON that the ink compiler writes. */
  constructor(compiled: string) {
    this.#story = new Story(compiled);
    this.#variables = listVariables(JSON.parse(compiled)).toSorted();
  }

  /**
   * Goes to the beginning and reads the first moment.
   * @throws ScriptError
   */
  start(): Place {
    this.#story.ResetState();
    return this.#read();
  }

  /**
   * Takes an option of the moment that was read last, and reads the next one.
   * @throws ScriptError
   */
  take(option: number): Place {
    this.#story.ChooseChoiceIndex(option);
    return this.#read();
  }

  /** The state after the moment that was read last, for `restore`. */
  save(): string {
    return this.#story.state.ToJson();
  }

  restore(saved: string): void {
    this.#story.state.LoadJson(saved);
  }

  #read(): Place {
    try {
      const moment = this.#readMoment();
      const targets = this.#story.currentChoices.map(({ targetPath }) => targetPath?.toString());
      const key = JSON.stringify([moment.clips.at(-1), moment.next, targets, moment.variables]);
      return { moment, key };
    } catch (error) {
      if (error instanceof ScriptError) throw error;
      throw new ScriptError(error instanceof Error ? error.message : String(error));
    }
  }

  #readMoment(): Moment {
    const lines: ReturnType<typeof readLine>[] = [];
    while (this.#story.canContinue) {
      const text = this.#story.Continue() ?? "";
      const tags = this.#story.currentTags ?? [];
      if (text.trim() === "" && tags.length === 0) continue;
      lines.push(readLine(text, tags));
    }
    const last = lines.pop();
    if (!last) throw new ScriptError("A moment has no clip: a choice follows another directly.");
    for (const { clip, tags } of lines) refuseNext(clip, tags);
    const options = this.#story.currentChoices.map(({ text, tags }) =>
      readOption(text, tags ?? []),
    );
    return {
      clips: [...lines, last].map(({ clip }) => clip),
      next: readNext(last.clip, last.tags, options),
      variables: this.#readVariables(),
    };
  }

  #readVariables(): Moment["variables"] {
    return Object.fromEntries(
      this.#variables.map((name) => {
        const value = this.#story.variablesState.$(name);
        if (typeof value === "object")
          throw new ScriptError(`VAR ${name} isn't a number, a text, true or false.`);
        return [name, value];
      }),
    );
  }
}

/** The names of a compiled script's variables, which its part "global decl" sets. */
function listVariables(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if ("global decl" in node && Array.isArray(node["global decl"]))
    return node["global decl"].flatMap((one: unknown) =>
      typeof one === "object" && one !== null && "VAR=" in one ? String(one["VAR="]) : [],
    );
  return Object.values(node).flatMap(listVariables);
}
