import { readStoredPreferences } from "#platform/playback/preferences.ts";

/** Relative to the film's volume. */
const loudness = 0.5;
const sampleRate = 44_100;

/** Plays applause at the viewer's film volume. Returns a function that stops it. */
export function playApplause(): () => void {
  const { volume = 1, isMuted } = readStoredPreferences();
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
  // Played twice.
  for (const at of [0, applause.seconds - 0.6]) {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + at);
  }
}
