import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decryptSegment } from "#testing/decrypt-segment.ts";
import { deriveSegmentKey, encryptSegment, encryptedBytes } from "./encrypt.ts";

const secret = "a secret of thirty-two characters";

describe("deriveSegmentKey", () => {
  test("gives every node of an installation the same 16 bytes, and no other installation", () => {
    const key = deriveSegmentKey(secret, "0123abcd");
    expect(key).toEqual(deriveSegmentKey(secret, "0123abcd"));
    expect(key.length).toBe(16);
    expect(key).not.toEqual(deriveSegmentKey(secret, "0123abce"));
    expect(key).not.toEqual(deriveSegmentKey(`${secret}.`, "0123abcd"));
  });
});

describe("encryptSegment", () => {
  const key = deriveSegmentKey(secret, "film");
  const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each));
  const number = fc.integer({ min: 0, max: 999_999 });

  test("can be undone with the key and the segment's number, and has the predicted size", () => {
    fc.assert(
      fc.property(bytes, number, (clear, index) => {
        const encrypted = encryptSegment(clear, key, index);
        expect(encrypted.length).toBe(encryptedBytes(clear.length));
        expect(decryptSegment(encrypted, key, index)).toEqual(clear);
      }),
    );
  });

  test("gives equal segments of a film unequal bytes", () => {
    const clear = Buffer.from("the same picture as before");
    expect(encryptSegment(clear, key, 1)).not.toEqual(encryptSegment(clear, key, 2));
    expect(encryptSegment(clear, key, 1)).toEqual(encryptSegment(clear, key, 1));
  });
});
