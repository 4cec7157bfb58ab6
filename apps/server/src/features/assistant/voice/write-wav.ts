const headerBytes = 44;

/** Mono samples of 16 bit as a WAV file. */
export function writeWav(parts: readonly Int16Array[], rate: number): Buffer {
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const wav = Buffer.alloc(headerBytes + bytes);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(headerBytes - 8 + bytes, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(bytes, 40);
  let at = headerBytes;
  for (const part of parts) {
    Buffer.from(part.buffer, part.byteOffset, part.byteLength).copy(wav, at);
    at += part.byteLength;
  }
  return wav;
}
