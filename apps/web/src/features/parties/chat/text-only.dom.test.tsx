import type { ChatMessage, Participant, Party } from "@goldmane/contracts/parties/schema";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PartyRoom } from "#features/parties/room/party-room.ts";
import { WaitingNote } from "#features/parties/room/waiting-note.tsx";
import { ParticipantDialog } from "#features/parties/participants/participant-dialog.tsx";
import { ParticipantTile } from "#features/parties/participants/participant-tile.tsx";
import { PartyTicket } from "#features/parties/zone/party-ticket.tsx";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Chat } from "./chat.tsx";

afterEach(cleanup);

const [partyId, ownId, guestId] = [1, 2, 3].map(
  (n) => `0197f000-0000-7000-8000-00000000000${n}`,
) as [string, string, string];

const hostile = [
  "<script>globalThis.hacked = 1</script>",
  '<img src="x" onerror="globalThis.hacked = 1">',
  '<a href="javascript:alert(1)">press me</a>',
  "<svg/onload=alert(1)><style>*{display:none}</style>",
  '"><iframe src="https://evil.example"></iframe>',
  "https://evil.example/login javascript:alert(1) data:text/html,hi",
  "[press me](javascript:alert(1)) **bold**",
  "&lt;b&gt;bold&lt;/b&gt; &#60;i&#62;",
  "{{constructor.constructor('alert(1)')()}} ${1 + 1}",
  "\u202Egnp.exe\u202C \u2067turned\u2069",
  "zero\u200Bwidth\u2060joined\uFEFF",
];

function participant(profileId: string, displayName: string): Participant {
  return {
    profileId,
    displayName,
    avatarUrl: "/api/avatars/fox",
    role: "guest",
    isChild: false,
    isFamily: true,
    may: ["chat"],
    denied: [],
    isReady: false,
    isWaitedFor: true,
    isPresent: true,
    isTalking: false,
  };
}

/** A party in which a guest of this name said these words. */
async function openRoom(name: string, text: string) {
  const own = { ...participant(ownId, "Ada"), role: "host" as const };
  const party: Party = {
    id: partyId,
    code: "ABC234",
    name: text,
    createdAt: 0,
    settings: { audience: "friends", guestPermissions: ["chat"], slowModeSeconds: 0 },
    highestRating: "G",
    timeline: {
      seq: 1,
      titleId: "tin-moon",
      state: "waiting",
      rate: 1,
      position: 0,
      at: 0,
      waitingFor: [guestId],
      waitUntil: null,
    },
    title: null,
    participants: [own, participant(guestId, name)],
    queue: [],
    poll: null,
    game: null,
  };
  const content: ChatMessage = {
    id: partyId,
    profileId: guestId,
    displayName: name,
    content: { kind: "text", text },
    sentAt: 1,
  };
  const socket = new FakeSocket();
  socket.answer = (asked) => ({
    ok: true,
    reply:
      asked === "party.enter"
        ? { party, messages: [content] }
        : { sentAt: 0, receivedAt: 0, answeredAt: 0 },
  });
  const connection = new LiveConnection(socket);
  const room = new PartyRoom(connection, partyId);
  const leave = room.connect();
  connection.open();
  socket.receiveHello();
  await vi.waitFor(() => expect(room.messages.get()).toHaveLength(1));
  return { room, party, own, leave };
}

/** Elements that only injected text could create: none of these components renders them itself. */
const foreign = "script, style, a, iframe, object, [onerror], [onload]";

/** As the contract reads a line: what turns the text around it or shows nothing is not in it. */
const shown = (text: string) =>
  text.replaceAll(/[\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g, "");

describe.each(hostile)("%j", (text) => {
  test("is rendered as plain text in the chat", async () => {
    const { room, party, own, leave } = await openRoom("June", text);
    const { container } = render(<Chat room={room} party={party} own={own} />);
    const message = container.querySelector("ol > li p[dir=auto]:last-of-type");
    expect(message?.textContent).toBe(shown(text));
    expect(message?.childElementCount).toBe(0);
    expect(container.querySelectorAll(foreign)).toHaveLength(0);
    expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/api\/avatars\/fox/),
    ]);
    leave();
  });

  test("is rendered as a name in chat, tile, dialog and waiting note", async () => {
    const { room, party, own, leave } = await openRoom(text, "Hello");
    const guest = participant(guestId, text);
    const { container, baseElement } = render(
      <QueryClientProvider client={new QueryClient()}>
        <Chat room={room} party={party} own={own} />
        <ParticipantTile
          participant={guest}
          isOwn={false}
          isLobby
          isWaitedFor={false}
          driftMs={null}
          talking={null}
          onOpen={() => undefined}
        />
        <WaitingNote room={room} />
        <ParticipantDialog
          room={room}
          party={party}
          own={own}
          participant={guest}
          muteSwitch={null}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    );
    expect(container.querySelector("ol > li p[dir=auto]")?.textContent).toBe(text);
    expect(container.querySelector("output")?.textContent).toContain(text);
    expect(baseElement.querySelector("h2")?.textContent).toBe(text);
    expect(baseElement.querySelectorAll(foreign)).toHaveLength(0);
    leave();
  });

  test("is rendered as party and host name on a ticket with a single link", () => {
    const card = {
      id: partyId,
      code: "ABC234",
      name: text,
      hostName: text,
      hostAvatarUrl: "/api/avatars/fox",
      isFamily: false,
      household: text,
      invitedBy: text,
      present: 1,
      title: null,
      isParticipant: false,
    };
    const { container } = render(<PartyTicket party={card} />);
    expect(container.querySelector("h3")?.textContent).toBe(text);
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/party-zone/ABC234"]);
    expect(
      container.querySelectorAll("script, style, iframe, object, [onerror], [onload]"),
    ).toHaveLength(0);
  });
});
