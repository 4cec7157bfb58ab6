/**
 * Encodes stereo PCM as a WAV file. Samples outside -1..1 are clipped.
 * @throws RangeError when the channels differ in length.
 */
export function writeWav(
  sound: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  bits: 16 | 24 = 16,
): Uint8Array {
  const count = sound.left.length;
  if (sound.right.length !== count) throw new RangeError("The channels differ in length.");
  const width = bits / 8;
  const dataBytes = count * 2 * width;
  const bytes = new Uint8Array(44 + dataBytes);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => {
    for (let i = 0; i < word.length; i += 1) view.setUint8(at + i, word.charCodeAt(i));
  };
  text(0, "RIFF");
  view.setUint32(4, 36 + dataBytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2 * width, true);
  view.setUint16(32, 2 * width, true);
  view.setUint16(34, bits, true);
  text(36, "data");
  view.setUint32(40, dataBytes, true);
  const top = 2 ** (bits - 1) - 1;
  let at = 44;
  for (let i = 0; i < count; i += 1) {
    for (const sample of [sound.left[i] ?? 0, sound.right[i] ?? 0]) {
      const value = Math.round(Math.min(1, Math.max(-1, sample)) * top);
      if (bits === 16) view.setInt16(at, value, true);
      else {
        view.setUint16(at, value & 0xffff, true);
        view.setInt8(at + 2, value >> 16);
      }
      at += width;
    }
  }
  return bytes;
}
