import { sayCanned, topicOf } from "./canned-reply.ts";

const load = () => import("./distress-offline.ts");

/** Fetches the distress patterns while there still is a network. */
export function loadOfflineAnswers(): void {
  load().catch(() => undefined);
}

/** What Leo says when the server can't be reached. Distress is never answered with a suggestion to watch or play. */
export async function answerOffline(message: string): Promise<string> {
  try {
    const { answerDistressOffline } = await load();
    return answerDistressOffline(message) ?? sayCanned(topicOf(message));
  } catch {
    return sayCanned("other");
  }
}
