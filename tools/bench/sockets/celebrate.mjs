import { setTimeout as sleep } from "node:timers/promises";
import { openWire } from "./wire.mjs";

const clockEveryMs = 5000;
const reportEveryMs = 2000;
/** In each party somebody does something so often: the host to the film, then one of them in words. */
const turnEveryMs = 1000;
/** What has not come by then is lost. */
const graceMs = 5000;

/** On one clock for all processes of a machine. */
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Parties that go on for some seconds. Each: an id, a title, and its people, the host first. Answers
 * how long each broadcast was on its way to each member in ms, how long after the first of them each
 * heard it, how many never came, and how many sayings were refused.
 */
export async function celebrate({ url, parties, titleId, seconds }) {
  const log = { sentAt: new Map(), heard: [], refused: [] };
  const seated = [];
  for (const party of parties) seated.push(await sitDown(url, party, log));
  for (const party of seated) await putOn(party, titleId);
  const isOver = lasting(seconds);
  await Promise.all(seated.map((party) => live(party, log, isOver)));
  await sleep(graceMs);
  const delays = log.heard.flatMap(({ key, at }) =>
    log.sentAt.has(key) ? [at - log.sentAt.get(key)] : [],
  );
  const expected = seated.length === 0 ? 0 : log.sentAt.size * seated[0].wires.length;
  for (const { wires } of seated) for (const wire of wires) wire.close();
  const [sent, lost] = [log.sentAt.size, expected - delays.length];
  return { delays, afterFirst: afterFirst(log.heard), sent, lost, refused: log.refused };
}

function afterFirst(heard) {
  const firstAt = new Map();
  for (const { key, at } of heard) firstAt.set(key, Math.min(at, firstAt.get(key) ?? Infinity));
  return heard.map(({ key, at }) => at - firstAt.get(key));
}

function lasting(seconds) {
  const until = nowMs() + seconds * 1000;
  return () => nowMs() >= until;
}

async function sitDown(url, { id, people }, log) {
  const onTold = (name, body) => {
    const at = nowMs();
    if (name === "party.timeline") log.heard.push({ key: `${id} ${body.timeline.seq}`, at });
    if (name === "party.line") log.heard.push({ key: body.line.id, at });
  };
  const wires = [];
  for (const who of people) {
    const wire = await openWire(url, { ...who, onTold });
    need(await wire.say("party.enter", { partyId: id }));
    wires.push(wire);
  }
  return { id, wires };
}

async function putOn({ id: partyId, wires: [host] }, titleId) {
  need(await host.say("party.command", { partyId, command: { act: "show", titleId } }));
  need(await host.say("party.command", { partyId, command: { act: "pause" } }));
}

function need(answer) {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
}

async function live({ id: partyId, wires }, log, isOver) {
  // They don't all speak at one instant.
  await sleep(Math.random() * turnEveryMs);
  const habits = wires.map((wire) => keepReporting(wire, partyId, isOver));
  for (let turn = 0; !isOver(); turn += 1) {
    const isHosts = turn % 2 === 0;
    const wire = isHosts ? wires[0] : wires[((turn - 1) / 2) % wires.length];
    const at = nowMs();
    const answer = isHosts
      ? await wire.say("party.command", { partyId, command: { act: "seek", position: turn } })
      : await wire.say("party.say", { partyId, said: { kind: "text", words: `Turn ${turn}` } });
    if (!answer.ok) log.refused.push(answer.error.error);
    else log.sentAt.set(isHosts ? `${partyId} ${answer.reply.seq}` : answer.reply.id, at);
    await sleep(Math.max(0, at + turnEveryMs - nowMs()));
  }
  await Promise.all(habits);
}

/** What every browser at a party does all the time. */
async function keepReporting(wire, partyId, isOver) {
  await sleep(Math.random() * reportEveryMs);
  let roundTripMs = 0;
  let clockAt = -Infinity;
  while (!isOver()) {
    const at = nowMs();
    if (at - clockAt > clockEveryMs) {
      clockAt = at;
      await wire.say("live.clock", { sentAt: at });
      roundTripMs = nowMs() - at;
    }
    await wire.say("party.report", { partyId, roundTripMs, driftMs: Math.random() * 20 - 10 });
    await sleep(Math.max(0, at + reportEveryMs - nowMs()));
  }
}
