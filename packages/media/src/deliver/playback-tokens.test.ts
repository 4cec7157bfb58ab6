import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlaybackTokens } from "./playback-tokens.ts";

const hour = 3_600_000;
let time = 1_800_000_000_000;
const tokens = new PlaybackTokens("a secret of thirty-two characters", () => time);
const mine = { sessionId: "ann", titleId: "the-sock-rocket" };

describe("PlaybackTokens", () => {
  test("expire two turns after they are issued, to the millisecond", () => {
    const start = time;
    const { token } = tokens.issue(mine);
    time += 12 * hour;
    const expired = tokens.issueExpired(mine);
    expect(expired.token).toBe(token);
    expect(expired.expiresAt).toBeLessThanOrEqual(time);
    expect(() => tokens.check(expired.token, mine)).toThrow("expired");
    time = expired.expiresAt;
    expect(() => tokens.check(tokens.issueExpired(mine).token, mine)).toThrow("expired");
    time = start;
  });

  test("admit the session and title they were issued for, for at least six hours", () => {
    const { token, expiresAt } = tokens.issue(mine);
    expect(expiresAt - time).toBeGreaterThanOrEqual(6 * hour);
    expect(expiresAt - time).toBeLessThanOrEqual(12 * hour);
    expect(tokens.check(token, mine)).toEqual({ expiresAt });
  });

  test("stay the same for some hours, so that browsers find what they cached", () => {
    const start = time;
    time = Math.ceil(time / (6 * hour)) * 6 * hour;
    const { token } = tokens.issue(mine);
    time += 5 * hour;
    expect(tokens.issue(mine).token).toBe(token);
    time = start;
  });

  test("refuse another session, another title and another server's secret", () => {
    const { token } = tokens.issue(mine);
    expect(() => tokens.check(token, { ...mine, sessionId: "bob" })).toThrow("link isn’t valid");
    expect(() => tokens.check(token, { ...mine, titleId: "r-rated" })).toThrow("link isn’t valid");
    const other = new PlaybackTokens("another secret of thirty-two chars", () => time);
    expect(() => other.check(token, mine)).toThrow("link isn’t valid");
  });

  test("end when they say, and cannot be extended", () => {
    const { token, expiresAt } = tokens.issue(mine);
    const start = time;
    time = expiresAt;
    expect(() => tokens.check(token, mine)).toThrow("expired");
    const later = (expiresAt + 100 * hour).toString(36);
    expect(() => tokens.check(token.replace(/^[^-]+/, later), mine)).toThrow("link isn’t valid");
    time = start;
  });

  test("refuse any changed character, and anything that is no token", () => {
    const { token } = tokens.issue(mine);
    for (let at = 0; at < token.length; at += 1) {
      const swapped = token[at] === "A" ? "B" : "A";
      const forged = token.slice(0, at) + swapped + token.slice(at + 1);
      expect(() => tokens.check(forged, mine)).toThrow("link isn’t valid");
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => tokens.check(text, mine)).toThrow("link isn’t valid");
      }),
    );
  });
});
