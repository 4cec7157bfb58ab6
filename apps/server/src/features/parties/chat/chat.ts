import { AppError } from "@goldmane/contracts/errors";
import { chatKept, chatRateLimit } from "@goldmane/contracts/parties/limits";
import { chatMessageChanged } from "@goldmane/contracts/parties/live";
import { outranks, canWrite } from "@goldmane/contracts/parties/rules";
import type { ChatMessage, NewChatMessage } from "@goldmane/contracts/parties/schema";
import {
  assertCanDo,
  requirePermission,
  requireRoom,
  toActor,
} from "#features/parties/room/room.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { requireKindText } from "./require-kind-text.ts";
import {
  deleteChatMessagesBefore,
  insertChatMessage,
  type ChatMessageRow,
  listSentTimes,
  listChatMessages,
  updateRetracted,
} from "./store.ts";

export async function readChatMessages(app: App, partyId: string): Promise<ChatMessage[]> {
  return (await listChatMessages(app.db, partyId, chatKept)).map(presentChatMessage);
}

/**
 * Adds a message to the chat.
 * @throws AppError NOT_ALLOWED for a child's free text and for text that the filter rejects,
 * TOO_MANY_REQUESTS with `retryAfterSeconds` above the rate limit or in slow mode.
 */
export async function sendChatMessage(
  app: App,
  viewer: Viewer,
  { partyId, content }: { partyId: string; content: NewChatMessage },
): Promise<ChatMessage> {
  const { room, self } = await requirePermission(app, viewer, partyId, "chat");
  if (!canWrite(toActor(self), content)) {
    throw new AppError("NOT_ALLOWED", "Choose a phrase or a sticker.", { reason: "child" });
  }
  if (content.kind === "text") requireKindText(content.text);
  const now = app.now();
  const slowSeconds = self.role === "guest" ? room.party.slow_mode_seconds : 0;
  await requireChatRate(app, { partyId, profileId: self.profileId, slowSeconds, now });
  const id = newId(now);
  await insertChatMessage(app.db, { id, partyId, profileId: self.profileId, content, now });
  const recent = await listChatMessages(app.db, partyId, chatKept);
  if (recent.length >= chatKept)
    await deleteChatMessagesBefore(app.db, partyId, recent[0]?.sentAt ?? 0);
  const { profileId, displayName } = self;
  const message: ChatMessage = { id, profileId, displayName, content, sentAt: now };
  app.live.emit(`party:${partyId}`, chatMessageChanged, { partyId, message });
  return message;
}

/** Retracts a message: one's own or, as host or co-host, that of someone of a lower role. */
export async function retractChatMessage(
  app: App,
  viewer: Viewer,
  { partyId, messageId }: { partyId: string; messageId: string },
): Promise<void> {
  const found = await requireRoom(app, viewer, partyId);
  const message = (await readChatMessages(app, partyId)).find(({ id }) => id === messageId);
  if (!message) throw new AppError("NOT_FOUND", "This message no longer exists.");
  const { room, self } = found;
  if (message.profileId !== self.profileId) {
    assertCanDo("moderate", found);
    const author = room.participants.find(({ profileId }) => profileId === message.profileId);
    if (author && !outranks(self.role, author.role)) {
      throw new AppError("NOT_ALLOWED", "You can’t do that to a host or co-host.");
    }
  }
  await updateRetracted(app.db, partyId, messageId);
  app.live.emit(`party:${partyId}`, chatMessageChanged, {
    partyId,
    message: { ...message, content: null },
  });
}

async function requireChatRate(
  app: App,
  who: { partyId: string; profileId: string; slowSeconds: number; now: number },
): Promise<void> {
  const slowMs = who.slowSeconds * 1000;
  const since = who.now - Math.max(slowMs, chatRateLimit.windowMs);
  const content = await listSentTimes(app.db, { ...who, since });
  const last = content.at(-1);
  const slowUntil = last === undefined ? 0 : last + slowMs;
  const recent = content.filter((at) => at > who.now - chatRateLimit.windowMs);
  const rateLimitedUntil =
    recent.length < chatRateLimit.most ? 0 : (recent[0] ?? 0) + chatRateLimit.windowMs;
  const waitMs = Math.max(slowUntil, rateLimitedUntil) - who.now;
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const message = `You’re sending messages too fast. Wait ${retryAfterSeconds} s.`;
  throw new AppError("TOO_MANY_REQUESTS", message, { retryAfterSeconds });
}

function presentChatMessage(row: ChatMessageRow): ChatMessage {
  const { id, profileId, displayName, content, sentAt } = row;
  return { id, profileId, displayName, content, sentAt };
}
