import { heardRate, heardSecondsAtMost } from "@goldmane/contracts/assistant/limits";
import { AppError } from "@goldmane/contracts/errors";

/**
 * The samples of a recording: mono, 16 bit, 16,000 a second, as a WAV file or bare.
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE when it is too long, INVALID_INPUT when it is empty.
 */
export function readRecording(bytes: Buffer, isWav: boolean): Buffer {
  const samples = isWav ? readWavData(bytes) : bytes;
  if (samples.length < 2 || samples.length % 2 === 1) {
    throw new AppError("INVALID_INPUT", "The recording is empty.");
  }
  if (samples.length > heardSecondsAtMost * heardRate * 2) {
    throw new AppError("TOO_LARGE", `Keep it under ${heardSecondsAtMost} seconds.`);
  }
  return samples;
}

/** RIFF: chunks of a name and a size, padded to even. */
function readWavData(wav: Buffer): Buffer {
  if (wav.toString("latin1", 0, 4) !== "RIFF" || wav.toString("latin1", 8, 12) !== "WAVE") {
    throw unsupported();
  }
  let isFit = false;
  for (let at = 12; at + 8 <= wav.length;) {
    const name = wav.toString("latin1", at, at + 4);
    const size = wav.readUInt32LE(at + 4);
    const body = wav.subarray(at + 8, Math.min(wav.length, at + 8 + size));
    if (name === "fmt " && body.length >= 16) {
      isFit =
        body.readUInt16LE(0) === 1 &&
        body.readUInt16LE(2) === 1 &&
        body.readUInt32LE(4) === heardRate &&
        body.readUInt16LE(14) === 16;
    }
    if (name === "data") {
      if (!isFit) throw unsupported();
      return body.subarray(0, body.length - (body.length % 2));
    }
    at += 8 + size + (size % 2);
  }
  throw unsupported();
}

function unsupported(): AppError {
  return new AppError(
    "UNSUPPORTED_MEDIA",
    "A recording must be mono, 16 bit, 16,000 samples a second.",
  );
}
