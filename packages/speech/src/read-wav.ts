/**
 * The samples of a RIFF file as flite writes it: mono, 16 bit. The header's length is not
 * trusted: it is written before the length is known.
 */
export function readWav(wav: Uint8Array): { samples: Int16Array; rate: number } {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const tag = (at: number) => String.fromCodePoint(...wav.subarray(at, at + 4));
  if (wav.length < 44 || tag(0) !== "RIFF" || tag(8) !== "WAVE") throw new Error("Not a RIFF file");
  const rate = view.getUint32(24, true);
  let at = 12;
  while (at + 8 <= wav.length && tag(at) !== "data") at += 8 + view.getUint32(at + 4, true);
  const from = at + 8;
  const count = Math.max(0, Math.floor((wav.length - from) / 2));
  const samples = Int16Array.from({ length: count }, (_, i) => view.getInt16(from + 2 * i, true));
  return { samples, rate };
}
