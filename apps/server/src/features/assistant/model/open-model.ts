import type { LanguageModel } from "ai";
import type { ModelConfig } from "#platform/config/leo-config.ts";

/** Only a house with a model pays for loading what talks to it. */
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
  // Some models think aloud within their answer.
  const middleware = extractReasoningMiddleware({ tagName: "think" });
  return wrapLanguageModel({ model, middleware });
}
