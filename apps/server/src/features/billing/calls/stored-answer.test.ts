import { AppError } from "@goldmane/contracts/errors";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { replayAnswer, writeRefusal, writeReply } from "./stored-answer.ts";

const reply = z.nullable(z.object({ plan: z.string() }));

test("a repeated call gets the stored reply", () => {
  expect(replayAnswer(writeReply({ plan: "duo" }), reply)).toEqual({ plan: "duo" });
  expect(replayAnswer(writeReply(null), reply)).toBeNull();
});

test("a repeated call gets the stored refusal", () => {
  const refusal = new AppError("PAYMENT_REFUSED", "The card was declined.", { again: true });
  expect(() => replayAnswer(writeRefusal(refusal), reply)).toThrow(refusal);
});

test("an answer stored before answers had a version is read", () => {
  expect(replayAnswer('{"reply":{"plan":"duo"}}', reply)).toEqual({ plan: "duo" });
});

test.each(['{"version":2,"reply":{"plan":"duo"}}', '{"reply":{"name":"duo"}}', "{}", "[]"])(
  "an answer of another version is refused, not guessed: %s",
  (text) => {
    expect(() => replayAnswer(text, reply)).toThrow(
      expect.objectContaining({ code: "CONFLICT" }) as AppError,
    );
  },
);
