import { describe, expect, it } from "vitest";
import { writeWav } from "./wav.ts";

const sound = { left: Float32Array.of(0, 0.5, -2), right: Float32Array.of(1, -0.5, 0) };

describe("writeWav", () => {
  it("writes interleaved 16-bit samples and clips beyond full scale", () => {
    const bytes = writeWav(sound, 44100);
    const view = new DataView(bytes.buffer);
    expect(bytes.length).toBe(44 + 12);
    expect(String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(8, 12))).toBe("RIFFWAVE");
    expect(view.getUint32(24, true)).toBe(44100);
    expect([0, 1, 2, 3, 4, 5].map((i) => view.getInt16(44 + i * 2, true))).toEqual([
      0, 32767, 16384, -16383, -32767, 0,
    ]);
  });

  it("writes 24-bit samples", () => {
    const view = new DataView(writeWav(sound, 48000, 24).buffer);
    expect(view.getUint16(34, true)).toBe(24);
    expect(view.getUint16(47, true) + view.getInt8(49) * 65536).toBe(8388607);
  });

  it("throws for channels of different lengths", () => {
    expect(() =>
      writeWav({ left: new Float32Array(2), right: new Float32Array(3) }, 48000),
    ).toThrow(RangeError);
  });
});
