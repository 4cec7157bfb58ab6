import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashText } from "@goldmane/std/hash-text";

const root = fileURLToPath(new URL("../../packages/leo/utterances/", import.meta.url));

/** One in so many training lines is not trained with: probabilities are calibrated by these. */
const calibratedEvery = 12;

/** By the text alone, so that both models leave out the same lines. */
export function isHeldBack(text: string): boolean {
  return hashText(text) % calibratedEvery === 0;
}

export type UtteranceSet = "training" | "held-out-1" | "held-out-2";
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export type Utterance = { text: string; intent: string; language: Language };
/** Without distress: kind "none", and neither degree nor cause. */
export type DistressLine = {
  text: string;
  kind: string;
  degree: string | null;
  cause: string | null;
  language: Language;
};

/** With alternatives in brackets, as `expandTemplate` reads them. */
export type Template<Line> = Line & { isOfSubject: boolean };

/** What people say, with the intent of each: one file per intent, one line each. */
export function readUtterances(set: UtteranceSet, language: Language): Utterance[] {
  const folder = join(root, set, language);
  return listFiles(folder).flatMap((file) =>
    readLines(join(folder, file)).map((text) => ({ text, intent: nameOf(file), language })),
  );
}

/** Templates of messages to train with, with the intent of each. */
export function readTemplates(language: Language): Template<Utterance>[] {
  const folder = join(root, "training", language);
  const macros = readMacros(folder);
  return listFiles(folder, ".templates").flatMap((file) =>
    readLines(join(folder, file)).map((text) => ({
      text: putMacros(text, macros),
      intent: nameOf(file),
      language,
      isOfSubject: isOfSubject(text),
    })),
  );
}

/** Templates of messages in distress, and of ordinary ones that sound like it. */
export function readDistressTemplates(language: Language): Template<DistressLine>[] {
  const folder = join(root, "training", language, "distress");
  const macros = readMacros(join(folder, ".."));
  return listFiles(folder, ".templates").flatMap((file) =>
    readLines(join(folder, file)).map((text) => ({
      text: putMacros(text, macros),
      ...readDistressName(file),
      language,
      isOfSubject: isOfSubject(text),
    })),
  );
}

/** Whether it stands for as many messages as there are subjects of films. */
function isOfSubject(template: string): boolean {
  return template.includes("<topic>");
}

/** Lists of alternatives that templates share, as "name = one|two". */
function readMacros(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, "macros");
  if (!existsSync(path)) return new Map();
  return new Map(
    readLines(path).map((line): [string, string] => {
      const at = line.indexOf("=");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** `<name>` becomes the macro's alternatives, which may have macros of their own. */
function putMacros(template: string, macros: ReadonlyMap<string, string>): string {
  return template.replaceAll(/<(\w+)>/g, (all, name: string) => {
    const choices = macros.get(name);
    if (choices === undefined) throw new Error(`No macro ${all} for "${template}"`);
    return `(${putMacros(choices, macros)})`;
  });
}

/** Messages in distress, in files named by kind, degree and cause, and ordinary ones in none.txt. */
export function readDistress(set: UtteranceSet, language: Language): DistressLine[] {
  const folder = join(root, set, language, "distress");
  return listFiles(folder).flatMap((file) => {
    const labels = readDistressName(file);
    return readLines(join(folder, file)).map((text) => ({ text, ...labels, language }));
  });
}

function readDistressName(file: string): Pick<DistressLine, "kind" | "degree" | "cause"> {
  const [kind = "none", degree = null, cause = null] = nameOf(file).split("-");
  return { kind, degree, cause };
}

function listFiles(folder: string, ending = ".txt"): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted();
}

function nameOf(file: string): string {
  return file.replace(/\.\w+$/, "");
}

function readLines(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}
