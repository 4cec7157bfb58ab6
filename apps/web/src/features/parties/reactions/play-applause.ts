import { readKept } from "#platform/playback/preferences.ts";

/** Under the film's own loudness: a house that claps, not one that shouts. */
const loudness = 0.5;
const sampleRate = 44_100;

/** Lets a small audience be heard, as loud as the viewer has films. Answers how to stop it. */
export function playApplause(): () => void {
  const { volume = 1, isMuted } = readKept();
  if (isMuted === true || typeof volume !== "number" || volume === 0) return () => undefined;
  const context = new AudioContext({ sampleRate });
  void clap(context, volume * loudness).catch(() => undefined);
  return () => void context.close();
}

async function clap(context: AudioContext, volume: number): Promise<void> {
  const [{ applause }, { seededRandom }] = await Promise.all([
    import("@goldmane/sound/effects/creatures"),
    import("@goldmane/std/seeded-random"),
  ]);
  if (context.state === "closed") return;
  const buffer = context.createBuffer(1, Math.ceil(applause.seconds * sampleRate), sampleRate);
  applause.draw(buffer.getChannelData(0), seededRandom(Date.now()), sampleRate);
  const gain = context.createGain();
  gain.gain.value = volume;
  // Twice: hands grow tired after that.
  for (const at of [0, applause.seconds - 0.6]) {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + at);
  }
}
