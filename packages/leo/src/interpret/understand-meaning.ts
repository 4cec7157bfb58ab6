import { funOf, offersAnother, tellFun } from "#fun/tell.ts";
import type { Known, KnownTitle } from "#known.ts";
import type { Fun, Meaning } from "#meaning.ts";
import { readOffer } from "#talk/read-offer.ts";
import type { Understanding } from "#understanding.ts";
import { lastLine, type Transcript } from "./transcript.ts";
import type { WantedReader } from "./wanted-reader.ts";

/** A "no" to what is shown, rather than to a question. */
const refusal = /\b(?:not (?:that|this)|(?:es[ae]|est[ae]) no)\b/;

/** Turns a meaning into what the caller has to do or say, in the context of its message. */
export class MeaningReader {
  readonly #titles: ReadonlyMap<string, KnownTitle>;
  readonly #wanted: WantedReader;

  constructor(known: Known, wanted: WantedReader) {
    this.#titles = new Map(known.titles.map((title) => [title.id, title]));
    this.#wanted = wanted;
  }

  /** Null if the meaning doesn't fit the context. */
  read(meaning: Meaning, certainty: number, heard: Transcript): Understanding | null {
    switch (meaning.kind) {
      case "command":
      case "question":
        return { ...meaning, certainty };
      case "unsure": {
        const { command, titleId } = meaning;
        const name = this.#titles.get(titleId)?.title ?? titleId;
        return { kind: "confirm", command, name, certainty };
      }
      case "reply":
        return this.#reply(meaning, heard);
      case "fun":
        return { ...meaning, text: this.#tell(meaning.fun, heard) };
      case "compared":
        return this.#wanted.compare(meaning.compared, heard);
      case "refined":
        return this.#wanted.refine(meaning, heard);
      case "line":
        return meaning;
      case "wanted":
        return this.#wanted.search(meaning.text, heard);
      case "playWanted":
        return this.#wanted.play(meaning.text, heard.language);
    }
  }

  #reply(meaning: Extract<Meaning, { kind: "reply" }>, heard: Transcript): Understanding {
    const { moment, shown } = heard;
    const line = lastLine(moment);
    const { reply } = meaning;
    if (reply === "yes" && moment.pending)
      return { kind: "command", command: moment.pending, certainty: 1 };
    const isAgain = reply === "more" || (reply === "yes" && offersAnother(line));
    const fun = isAgain ? funOf(line) : null;
    if (fun) return { kind: "fun", fun, text: this.#tell(fun, heard) };
    const offer = reply === "yes" ? readOffer(line) : null;
    if (offer) return this.read(offer, 1, heard) ?? meaning;
    if (reply === "no" && shown.length > 0 && !moment.pending && refusal.test(heard.words))
      return this.#wanted.more(heard);
    return reply === "more" && shown.length > 0 ? this.#wanted.more(heard) : meaning;
  }

  #tell(fun: Fun, { words, language, moment }: Transcript): string {
    return tellFun(fun, {
      language,
      key: `${words} ${moment.seed ?? 0} ${moment.history.length}`,
      told: moment.history.map(({ content }) => content).join("\n"),
      known: (id) => this.#titles.has(id),
    });
  }
}
