const headerBytes = 44;

/** Mono 16-bit samples as a WAV file, with text chunks after them. */
export function writeWav(
  parts: readonly Int16Array[],
  rate: number,
  chunks: Readonly<Record<string, string>> = {},
): Buffer {
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const after = Buffer.concat(Object.entries(chunks).map(([name, text]) => writeChunk(name, text)));
  const wav = Buffer.alloc(headerBytes + bytes + after.length);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(wav.length - 8, 4);
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
  after.copy(wav, at);
  return wav;
}

/** RIFF chunks start at even offsets. */
function writeChunk(name: string, text: string): Buffer {
  const chunk = Buffer.alloc(8 + text.length + (text.length % 2));
  chunk.write(name, 0, 4, "latin1");
  chunk.writeUInt32LE(text.length, 4);
  chunk.write(text, 8, "latin1");
  return chunk;
}
