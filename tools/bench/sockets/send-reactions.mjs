import { setTimeout as sleep } from "node:timers/promises";
import { openConnection } from "./connection.mjs";

const clockEveryMs = 5000;
const reportEveryMs = 2000;
/**
 * Interval between actions in each party: the host controls the film, then a member sends a
 * message.
 */
const turnEveryMs = 1000;
/** A message that has not arrived after this time counts as lost. */
const graceMs = 5000;

/** On one clock for all processes of a machine. */
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Runs parties for some seconds. Each has an id, a title and its members, the host first. Returns,
 * for each broadcast and member, the transit time in ms and the delay after the first member to
 * receive it, and how many never arrived and how many commands were rejected.
 */
export async function sendReactions({ url, parties, titleId, seconds }) {
  const log = { sentAt: new Map(), received: [], refused: [] };
  const seated = [];
  for (const party of parties) seated.push(await sitDown(url, party, log));
  for (const party of seated) await putOn(party, titleId);
  const isOver = lasting(seconds);
  await Promise.all(seated.map((party) => live(party, log, isOver)));
  await sleep(graceMs);
  const delays = log.received.flatMap(({ key, at }) =>
    log.sentAt.has(key) ? [at - log.sentAt.get(key)] : [],
  );
  const expected = seated.length === 0 ? 0 : log.sentAt.size * seated[0].connections.length;
  for (const { connections } of seated) for (const connection of connections) connection.close();
  const [sent, lost] = [log.sentAt.size, expected - delays.length];
  return { delays, afterFirst: afterFirst(log.received), sent, lost, refused: log.refused };
}

function afterFirst(received) {
  const firstAt = new Map();
  for (const { key, at } of received) firstAt.set(key, Math.min(at, firstAt.get(key) ?? Infinity));
  return received.map(({ key, at }) => at - firstAt.get(key));
}

function lasting(seconds) {
  const until = nowMs() + seconds * 1000;
  return () => nowMs() >= until;
}

async function sitDown(url, { id, people }, log) {
  const onEvent = (name, body) => {
    const at = nowMs();
    if (name === "party.timeline") log.received.push({ key: `${id} ${body.timeline.seq}`, at });
    if (name === "party.chatMessage") log.received.push({ key: body.message.id, at });
  };
  const connections = [];
  for (const who of people) {
    const connection = await openConnection(url, { ...who, onEvent });
    need(await connection.send("party.enter", { partyId: id }));
    connections.push(connection);
  }
  return { id, connections };
}

async function putOn({ id: partyId, connections: [host] }, titleId) {
  need(await host.send("party.command", { partyId, command: { act: "show", titleId } }));
  need(await host.send("party.command", { partyId, command: { act: "pause" } }));
}

function need(answer) {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
}

async function live({ id: partyId, connections }, log, isOver) {
  // Spread, so that not all send at one instant.
  await sleep(Math.random() * turnEveryMs);
  const habits = connections.map((connection) => keepReporting(connection, partyId, isOver));
  for (let turn = 0; !isOver(); turn += 1) {
    const isHosts = turn % 2 === 0;
    const connection = isHosts
      ? connections[0]
      : connections[((turn - 1) / 2) % connections.length];
    const at = nowMs();
    const answer = isHosts
      ? await connection.send("party.command", {
          partyId,
          command: { act: "seek", position: turn },
        })
      : await connection.send("party.sendMessage", {
          partyId,
          content: { kind: "text", text: `Turn ${turn}` },
        });
    if (!answer.ok) log.refused.push(answer.error.error);
    else log.sentAt.set(isHosts ? `${partyId} ${answer.reply.seq}` : answer.reply.id, at);
    await sleep(Math.max(0, at + turnEveryMs - nowMs()));
  }
  await Promise.all(habits);
}

/** Sends the regular reports that every browser at a party sends. */
async function keepReporting(connection, partyId, isOver) {
  await sleep(Math.random() * reportEveryMs);
  let roundTripMs = 0;
  let clockAt = -Infinity;
  while (!isOver()) {
    const at = nowMs();
    if (at - clockAt > clockEveryMs) {
      clockAt = at;
      await connection.send("live.clock", { sentAt: at });
      roundTripMs = nowMs() - at;
    }
    await connection.send("party.report", {
      partyId,
      roundTripMs,
      driftMs: Math.random() * 20 - 10,
    });
    await sleep(Math.max(0, at + reportEveryMs - nowMs()));
  }
}
