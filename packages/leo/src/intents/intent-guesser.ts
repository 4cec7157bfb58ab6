import type { Classifier } from "#classify/classifier.ts";
import type { Language } from "#distress/distress.ts";
import type { Moment } from "#understanding.ts";
import { correctCommands } from "./correct-commands.ts";
import { type IntentName, intentNames } from "./intent-names.ts";
import { weighByMoment } from "./weigh-by-moment.ts";

export type IntentGuess = { intent: IntentName; probability: number };
export type Guessed = {
  /** The most probable first. */
  intents: readonly IntentGuess[];
  /** The language of the message; the usual one if it could be either. */
  language: Language;
};

/** Below it, a message could be in either language: "ok", "Leo", a title. */
const surelyOfLanguage = 0.8;
const names: ReadonlySet<string> = new Set(intentNames);

/** Guesses what a message asks for, and its language, by the trained model of intents. */
export class IntentGuesser {
  readonly #classifier: Classifier;

  constructor(classifier: Classifier) {
    this.#classifier = classifier;
  }

  guess(message: string, usual: Language, moment: Moment): Guessed {
    const { intent = [], language = [] } = this.#classifier.classify(
      correctCommands(message, (word) => this.#classifier.knows(word)),
    );
    const [likely] = language;
    const isSure = (likely?.probability ?? 0) >= surelyOfLanguage;
    return {
      intents: weighByMoment(
        intent.flatMap(({ label, probability }) =>
          isIntentName(label) ? [{ intent: label, probability }] : [],
        ),
        moment,
      ),
      language: isSure ? (likely?.label === "es" ? "es" : "en") : usual,
    };
  }
}

function isIntentName(label: string): label is IntentName {
  return names.has(label);
}
