import type { LanguageModel } from "ai";
import type { ModelConfig } from "#platform/config/leo-config.ts";

/** Loaded lazily: only servers with a model need the SDK. */
export async function openModel(config: ModelConfig): Promise<LanguageModel> {
  const { name, baseUrl, apiKey } = config;
  const { extractReasoningMiddleware, wrapLanguageModel } = await import("ai");
  const model =
    config.provider === "anthropic"
      ? (await import("@ai-sdk/anthropic")).createAnthropic({
          ...(baseUrl !== null && { baseURL: baseUrl }),
          ...(apiKey !== null && { apiKey }),
        })(name)
      : (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
          name: "leo",
          baseURL: baseUrl ?? "",
          ...(apiKey !== null && { apiKey }),
        })(name);
  // Some models include their reasoning in the answer.
  const middleware = extractReasoningMiddleware({ tagName: "think" });
  return wrapLanguageModel({ model, middleware });
}
