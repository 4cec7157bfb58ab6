import { existsSync, readFileSync } from "node:fs";
import { Classifier } from "#classify/classifier.ts";
import { openModel } from "#classify/model-file.ts";
import type { LeoModels } from "#engine.ts";
import { detectLanguage } from "#language/detect-language.ts";
import { readVectors } from "./golden-known.ts";

/** The models as they are shipped. */
export function readModels(): LeoModels {
  const vectors = readVectors();
  const open = (name: string) => {
    const path = new URL(`../../models/${name}.bin`, import.meta.url);
    return existsSync(path) ? new Classifier(openModel(readFileSync(path)), vectors) : null;
  };
  return { vectors, intents: open("intents"), distress: open("distress"), detectLanguage };
}
