import { heardRate, heardSecondsAtMost } from "@goldmane/contracts/assistant/limits";
import { toSamples } from "./to-samples.ts";
import { waitForVoice } from "./wait-for-voice.ts";

export type Recording = {
  /** Resolves at the maximum length. */
  full: Promise<void>;
  /** Stops and returns the recording. */
  finish: () => Promise<Int16Array<ArrayBuffer>>;
  /** Cancels and discards it. */
  cancel: () => void;
};

/**
 * Records the microphone.
 * @param onVoice called once, when the speaker begins
 * @throws DOMException without permission.
 */
export async function record(onVoice: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve());
  });
  const stopWaiting = waitForVoice(stream, onVoice);
  const end = () => {
    stopWaiting();
    clearTimeout(timer);
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  const { promise: full, resolve } = withResolve();
  const timer = setTimeout(resolve, (heardSecondsAtMost - 0.3) * 1000);
  recorder.start();
  return {
    full,
    finish: async () => {
      end();
      await stopped;
      return read(new Blob(parts, { type: recorder.mimeType }));
    },
    cancel: end,
  };
}

/** Converts a recording to the server's format. */
async function read(recorded: Blob): Promise<Int16Array<ArrayBuffer>> {
  const decoder = new OfflineAudioContext(1, 1, heardRate);
  const decoded = await decoder.decodeAudioData(await recorded.arrayBuffer());
  const seconds = Math.min(decoded.duration, heardSecondsAtMost);
  const offline = new OfflineAudioContext(1, Math.ceil(seconds * heardRate), heardRate);
  const source = new AudioBufferSourceNode(offline, { buffer: decoded });
  source.connect(offline.destination);
  source.start();
  return toSamples((await offline.startRendering()).getChannelData(0));
}

function withResolve(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
