import { writeCannedReply, topicOf } from "./canned-reply.ts";

const load = () => import("./distress-offline.ts");

/** Fetches the distress patterns while there still is a network. */
export function loadOfflineAnswers(): void {
  load().catch(() => undefined);
}

/** Answers without the server. Never suggests a film or a game to a viewer in distress. */
export async function answerOffline(message: string): Promise<string> {
  try {
    const { answerDistressOffline } = await load();
    return answerDistressOffline(message) ?? writeCannedReply(topicOf(message));
  } catch {
    return writeCannedReply("other");
  }
}
