import { randomUUID } from "node:crypto";
import { WebSocketServer } from "ws";

const driftsEveryMs = 1000;
const parties = new Map();

/**
 * The minimum for a party: a process that passes each message on to every member, over `ws` and in
 * the server's message format, and does nothing else.
 */
const deeds = {
  "party.enter": ({ partyId }, socket) => void partyOf(partyId).people.add(socket),
  "party.command"({ partyId, command }) {
    const party = partyOf(partyId);
    party.seq += 1;
    const { seq } = party;
    const timeline = {
      ...command,
      seq,
      state: "paused",
      rate: 1,
      at: Date.now(),
      // Same length as a title's URL.
      titleId: partyId,
    };
    emit(party, "party.timeline", { partyId, timeline });
    return timeline;
  },
  "party.sendMessage"({ partyId, content }) {
    const id = randomUUID();
    const message = { id, profileId: id, displayName: "Somebody", content, sentAt: Date.now() };
    emit(partyOf(partyId), "party.chatMessage", { partyId, message });
    return message;
  },
  /** Sends the members' drifts in batches. */
  "party.report"({ partyId, driftMs }) {
    const party = partyOf(partyId);
    if (party.drifts.push({ profileId: randomUUID(), driftMs }) > 1) return;
    setTimeout(() => {
      emit(party, "party.drifts", { partyId, drifts: party.drifts.splice(0) });
    }, driftsEveryMs);
  },
};

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.send("0{}");
  socket.addEventListener("message", ({ data: text }) => {
    if (typeof text !== "string") return;
    if (text === "40") return socket.send('42["live.hello",{}]');
    const begin = text.indexOf("[");
    const [name, body] = JSON.parse(text.slice(begin));
    const reply = deeds[name]?.(body, socket);
    socket.send(`43${text.slice(2, begin)}${JSON.stringify([{ ok: true, reply }])}`);
  });
});
server.on("listening", () => process.send({ port: server.address().port }));

function partyOf(id) {
  if (!parties.has(id)) parties.set(id, { people: new Set(), seq: 0, drifts: [] });
  return parties.get(id);
}

function emit({ people }, name, body) {
  const text = `42${JSON.stringify([name, body])}`;
  for (const socket of people) socket.send(text);
}
