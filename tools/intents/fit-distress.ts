// Fits the weights of packages/leo/src/distress/suspect-distress.ts: npx tsx tools/intents/fit-distress.ts
import { combine, distressLabel, logOdds } from "@goldmane/leo/distress/suspect-distress";
import { readModels } from "@goldmane/leo/testing/read-models";
import { seededRandom } from "@goldmane/std/seeded-random";
import { fitLogistic } from "#knowledge/fit-logistic.ts";
import { fillSlots } from "./fill-slots.ts";
import { isHeldBack, languages, readDistress, readUtterances } from "./read-utterances.ts";

const { distress, intents } = readModels();
const random = seededRandom(11);

/** Lines that neither model was trained with, with what each of them says. */
const lines = languages.flatMap((language) =>
  [
    ...readDistress("training", language).map(({ text, kind }) => ({
      text,
      of: kind === "none" ? "look-alike" : "distress",
    })),
    ...readUtterances("training", language).map(({ text }) => ({ text, of: "ordinary" })),
  ]
    .filter(({ text }) => isHeldBack(text))
    .map(({ text, of }) => {
      const said = fillSlots(text, language, random);
      const kind = distress?.classify(said)["kind"] ?? [];
      const intent = intents?.classify(said)["intent"] ?? [];
      return {
        language,
        of,
        distress: 1 - (kind.find(({ label }) => label === "none")?.probability ?? 1),
        intents: intent.find(({ label }) => label === distressLabel)?.probability ?? 0,
      };
    }),
);
const weights = fitLogistic(
  lines.map((line) => ({
    features: [logOdds(line.distress), logOdds(line.intents), 1],
    isRight: line.of === "distress",
  })),
  3,
);
process.stdout.write(
  `distress, intents, bias: ${weights.map((one) => one.toFixed(2)).join(", ")}\n`,
);
for (const language of languages)
  for (const least of [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.3]) {
    const shares = ["distress", "look-alike", "ordinary"].map((of) => {
      const own = lines.filter((line) => line.language === language && line.of === of);
      const taken = own.filter((line) => combine(line.distress, line.intents) >= least);
      return `${of} ${((100 * taken.length) / own.length).toFixed(1)} %`;
    });
    process.stdout.write(`${language} from ${least}: ${shares.join(", ")}\n`);
  }
