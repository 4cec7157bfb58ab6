import type { ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { features } from "#features.ts";
import type { Config } from "#platform/config/config.ts";
import type { LeoConfig, ModelConfig } from "#platform/config/leo-config.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

export type Browse = TestServer["inject"];

export const noModel: LeoConfig = {
  model: null,
  speech: null,
  // Tests of slow voices override this; the default tolerates a busy machine.
  speechTimeoutMs: 100_000,
  hearing: null,
  helpline: null,
};

export function modelAt(url: string, facts: Partial<ModelConfig> = {}): LeoConfig {
  const model = { provider: "openai-compatible", baseUrl: url, apiKey: "key", name: "m" } as const;
  return {
    ...noModel,
    model: {
      ...model,
      mayUseTools: true,
      // Tests of slow models override this; the default tolerates a busy machine.
      totalMs: 20_000,
      tokensADay: null,
      moderation: null,
      ...facts,
    },
  };
}

export function openChat(config: Partial<Config> = {}): Promise<TestServer> {
  return openTestServer(features, { demo: false, ...config });
}

export async function tell(browse: Browse, message: string, more: Partial<ChatRequest> = {}) {
  const payload = { message, conversationHistory: [], ...more };
  const answer = await browse({ method: "POST", url: "/api/ai/chat", payload });
  return { status: answer.statusCode, body: answer.json<ChatReply & { error?: string }>() };
}

export const gFilm = need("G");
export const pgFilm = need("PG");
export const teenFilm = need("PG-13");

function need(rating: string): { id: string; title: string } {
  const film = originals.find((one) => one.rating === rating);
  if (!film) throw new Error(`There is no film rated ${rating}`);
  return { id: film.id, title: film.story.title };
}
