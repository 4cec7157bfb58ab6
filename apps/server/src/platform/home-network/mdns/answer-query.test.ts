import type { Answer, Question } from "dns-packet";
import { expect, test } from "vitest";
import { describeAddresses } from "./address-records.ts";
import { answerLegacyQuery, answerQuery } from "./answer-query.ts";

const named = { name: "goldmane.local", addresses: ["192.168.1.2", "fd00::2"] };

function ask(type: Question["type"], known: Answer[] = [], name = "Goldmane.local") {
  return { id: 7, questions: [{ name, type }], answers: known };
}

function listTypes(records: readonly Answer[] = []): string[] {
  return records.map(({ type }) => type);
}

test("an answer has what was asked for, then the rest", () => {
  const [v4] = answerQuery(ask("A"), named);
  expect(listTypes(v4?.answers)).toEqual(["A"]);
  expect(listTypes(v4?.additionals)).toEqual(["AAAA", "NSEC"]);
  const [v6] = answerQuery(ask("AAAA"), named);
  expect(v6?.answers).toMatchObject([{ data: "fd00::2", ttl: 120, flush: true }]);
});

test("a machine without IPv6 says so", () => {
  const [answer] = answerQuery(ask("AAAA"), { ...named, addresses: ["192.168.1.2"] });
  expect(answer?.answers).toMatchObject([{ type: "NSEC", data: { rrtypes: ["A"] } }]);
});

test("other names get no answer", () => {
  expect(answerQuery(ask("A", [], "goldmane-2.local"), named)).toEqual([]);
  expect(answerLegacyQuery(ask("A", [], "local"), named)).toEqual([]);
});

test("an address that the asker knows is repeated only when it is about to be forgotten", () => {
  expect(answerQuery(ask("A", describeAddresses(named, 60)), named)).toEqual([]);
  expect(answerQuery(ask("A", describeAddresses(named, 59)), named)).toHaveLength(1);
});

test("an ordinary resolver gets its own question back, and a short-lived answer", () => {
  const answer = { name: "Goldmane.local", type: "A", data: "192.168.1.2", ttl: 10, flush: false };
  expect(answerLegacyQuery(ask("A"), named)).toMatchObject([
    { id: 7, questions: [{ name: "Goldmane.local" }], answers: [answer] },
  ]);
});
