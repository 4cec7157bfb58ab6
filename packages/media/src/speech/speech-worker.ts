import { parentPort } from "node:worker_threads";
import { Flite } from "@goldmane/speech/flite";
import type { Utterance } from "@goldmane/speech/utterance";
import type { SpeechAnswer } from "./speech-pool.ts";

/** A thread that speaks one utterance after another. Its engine is compiled once. */
const flite = Flite.open();
// Each utterance reports its own failure.
flite.catch(() => {});

parentPort?.on("message", (utterance: Utterance) => void answer(utterance));

async function answer(utterance: Utterance): Promise<void> {
  let said: SpeechAnswer;
  try {
    said = { speech: (await flite).speak(utterance) };
  } catch (error) {
    said = { error: String(error), isRefusal: error instanceof RangeError };
  }
  parentPort?.postMessage(said, []);
}
