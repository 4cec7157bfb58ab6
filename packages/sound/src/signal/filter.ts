/**
 * A state-variable filter that can be retuned at every sample without clicks (Zavalishin, The Art
 * of VA Filter Design, 3.10). Read `low`, `band`, `high` after `feed`.
 */
export class Filter {
  low = 0;
  band = 0;
  high = 0;
  #gain = 0;
  #damping = 0;
  #norm = 0;
  #first = 0;
  #second = 0;
  readonly #sampleRate: number;

  constructor(sampleRate: number, hz: number, resonance = Math.SQRT1_2) {
    this.#sampleRate = sampleRate;
    this.tune(hz, resonance);
  }

  tune(hz: number, resonance = Math.SQRT1_2): void {
    const safe = Math.min(Math.max(hz, 5), this.#sampleRate * 0.45);
    this.#gain = Math.tan((Math.PI * safe) / this.#sampleRate);
    this.#damping = 1 / resonance;
    this.#norm = 1 / (1 + this.#gain * (this.#gain + this.#damping));
  }

  feed(input: number): void {
    const high = (input - (this.#damping + this.#gain) * this.#first - this.#second) * this.#norm;
    const bandStep = this.#gain * high;
    const band = bandStep + this.#first;
    this.#first = band + bandStep;
    const lowStep = this.#gain * band;
    const low = lowStep + this.#second;
    this.#second = low + lowStep;
    this.low = low;
    this.band = band * this.#damping;
    this.high = high;
  }
}
