import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Classifier, meanVector } from "@goldmane/leo/classify/classifier";
import { distressLabel } from "@goldmane/leo/distress/suspect-distress";
import { type Model, openModel, writeModel } from "@goldmane/leo/classify/model-file";
import { openVectors } from "@goldmane/leo/search/word-vectors";
import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import { expandTemplate } from "./expand-template.ts";
import { fillSlots } from "./fill-slots.ts";
import { addressLeo, misspell } from "./misspell.ts";
import {
  isHeldBack,
  languages,
  readTemplates,
  readUtterances,
  readDistress,
  readDistressTemplates,
  type Utterance,
  type DistressLine,
} from "./read-utterances.ts";
import { type Example, fitTemperature, train } from "./train.ts";

/**
 * `npm run generate:intents [-- intents|distress]`: trains the models that Leo understands messages
 * by, from packages/leo/utterances/training, and writes packages/leo/models.
 */
const leo = (path: string) => fileURLToPath(new URL(`../../packages/leo/${path}`, import.meta.url));
/** Share of the ordinary lines in each epoch of the model of distress: they are many and easy. */
const ordinaryShare = 0.4;
/** How many sentences of each template are trained with in an epoch; others in the next. */
const expansionsOfTemplate = 4;
/** Templates of subjects, such as "pirates", stand for as many sentences as there are subjects. */
const expansionsOfSubject = 24;
const expansionsOfDistress = 12;
const epochs = Number(process.env["EPOCHS"] ?? 14);

const vectors = openVectors(new Uint8Array(readFileSync(leo("vectors/glove.bin"))));
const which = process.argv[2] ?? "all";
mkdirSync(leo("models"), { recursive: true });
if (which !== "distress") write("intents", trainIntents());
if (which !== "intents") write("distress", trainDistress());

function write(name: string, model: Model): void {
  const bytes = writeModel(model);
  writeFileSync(leo(`models/${name}.bin`), bytes);
  print(`${name}.bin: ${(bytes.length / 1e6).toFixed(1)} MB`);
}

function trainIntents(): Model {
  const { trained, held } = split([
    ...languages.flatMap((one) => readUtterances("training", one)),
    ...languages.flatMap((one) => readDistress("training", one)).flatMap(toDistressUtterance),
  ]);
  const templates = [
    ...languages.flatMap((one) => readTemplates(one)),
    ...languages
      .flatMap((one) => readDistressTemplates(one))
      .flatMap((one) =>
        toDistressUtterance(one).map((line) => ({ ...line, isOfSubject: one.isOfSubject })),
      ),
  ];
  const labels = [...new Set(trained.map(({ intent }) => intent))].toSorted();
  const model = train(
    {
      size: 64,
      rowCount: 1 << 16,
      heads: [
        { name: "intent", labels },
        { name: "language", labels: languages },
      ],
      epochs,
      rate: 0.15,
      dropout: 0.2,
      seed: 7,
    },
    (_, random) => [
      ...trained.map((one) => toExample(one, labelsOfUtterance(one), random)),
      ...templates.flatMap((one) =>
        Array.from({ length: one.isOfSubject ? expansionsOfSubject : expansionsOfTemplate }, () =>
          toExample(
            { ...one, text: expandTemplate(one.text, random) },
            labelsOfUtterance(one),
            random,
          ),
        ),
      ),
    ],
    say,
  );
  return calibrate(
    model,
    held.map((one) => ({ ...one, labels: labelsOfUtterance(one) })),
  );
}

function trainDistress(): Model {
  const distressLines = split(languages.flatMap((language) => readDistress("training", language)));
  const ordinary = split(
    languages.flatMap((language) =>
      readUtterances("training", language).map(({ text }): DistressLine => ({
        text,
        language,
        kind: "none",
        degree: null,
        cause: null,
      })),
    ),
  );
  const templates = languages.flatMap((one) => readDistressTemplates(one));
  const all = [...distressLines.trained, ...ordinary.trained];
  const labelsOf = (read: (line: DistressLine) => string | null) =>
    [...new Set(all.map(read))].filter((label) => label !== null).toSorted();
  const model = train(
    {
      size: 48,
      rowCount: 1 << 15,
      heads: [
        { name: "kind", labels: labelsOf(({ kind }) => kind) },
        { name: "degree", labels: labelsOf(({ degree }) => degree) },
        { name: "cause", labels: labelsOf(({ cause }) => cause) },
      ],
      epochs,
      rate: 0.15,
      dropout: 0.2,
      seed: 8,
    },
    (_, random) => [
      ...distressLines.trained.map((one) => toExample(one, labelsOfDistress(one), random)),
      ...templates.flatMap((one) =>
        Array.from({ length: one.isOfSubject ? expansionsOfSubject : expansionsOfDistress }, () =>
          toExample(
            { ...one, text: expandTemplate(one.text, random) },
            labelsOfDistress(one),
            random,
          ),
        ),
      ),
      ...ordinary.trained
        .filter(() => random() < ordinaryShare)
        .map((one) => toExample(one, labelsOfDistress(one), random)),
    ],
    say,
  );
  return calibrate(
    model,
    [...distressLines.held, ...ordinary.held].map((one) => ({
      ...one,
      labels: labelsOfDistress(one),
    })),
  );
}

type Labels = Readonly<Record<string, string | null>>;

/** Distress is a label of the intents too: what is nearer to an ordinary intent is none. */
function toDistressUtterance({ text, kind, language }: DistressLine): Utterance[] {
  return kind === "none" ? [] : [{ text, intent: distressLabel, language }];
}

function labelsOfUtterance({ intent, language }: Utterance): Labels {
  return { intent, language };
}

function labelsOfDistress({ kind, degree, cause }: DistressLine): Labels {
  return { kind, degree, cause };
}

function split<Item extends { text: string }>(all: readonly Item[]) {
  return {
    trained: all.filter(({ text }) => !isHeldBack(text)),
    held: all.filter(({ text }) => isHeldBack(text)),
  };
}

function toExample(
  { text, language }: Pick<Utterance, "text" | "language">,
  labels: Labels,
  random: Random,
): Example {
  let said = fillSlots(text, language, random);
  if (random() < 0.15) said = addressLeo(said, language, random);
  if (random() < 0.3) said = misspell(said, random);
  return { text: said, meant: meanVector(said, vectors), labels };
}

/** Sets the temperature of each head, so that its probabilities hold for lines that it hasn't seen. */
function calibrate(
  model: Model,
  held: readonly (Pick<Utterance, "text" | "language"> & { labels: Labels })[],
): Model {
  const classifier = new Classifier(openModel(writeModel(model)), vectors);
  const random = seededRandom(11);
  const guessed = held.map(({ text, language, labels }) => ({
    labels,
    guesses: classifier.classify(fillSlots(text, language, random)),
  }));
  const heads = model.heads.map((head) => {
    const scored = guessed.flatMap(({ labels, guesses }) => {
      const ranked = guesses[head.name] ?? [];
      const right = ranked.findIndex(({ label }) => label === labels[head.name]);
      return right < 0
        ? []
        : [{ right, scores: ranked.map(({ probability }) => Math.log(probability + 1e-12)) }];
    });
    const hits = scored.filter(({ right }) => right === 0).length;
    const temperature = fitTemperature(scored);
    print(
      `${head.name}: ${((100 * hits) / scored.length).toFixed(1)} % of ${scored.length} unseen lines right, temperature ${temperature.toFixed(1)}`,
    );
    return { ...head, temperature };
  });
  return { ...model, heads };
}

function say(epoch: number, loss: number): void {
  print(`epoch ${epoch + 1}: loss ${loss.toFixed(3)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
