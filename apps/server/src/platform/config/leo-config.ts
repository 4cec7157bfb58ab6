import { speechTimeoutMs } from "@goldmane/contracts/assistant/limits";
import { ConfigError, type Env } from "./env.ts";

/** Optional services for the assistants; null for those not configured. */
export type LeoConfig = {
  model: ModelConfig | null;
  speech: RemoteVoice | null;
  /** Timeout of remote speech. */
  speechTimeoutMs: number;
  hearing: RemoteAudio | null;
  /** The helpline for someone in need; null for the US defaults. */
  helpline: string | null;
};

export type ModelConfig = {
  provider: "openai-compatible" | "anthropic";
  /** Null for Anthropic's own API. */
  baseUrl: string | null;
  apiKey: string | null;
  name: string;
  mayUseTools: boolean;
  totalMs: number;
  /** Token budget per household and day; null for no limit. */
  tokensADay: number | null;
  /** The `/moderations` model that checks messages both ways; null for built-in checks only. */
  moderation: string | null;
};

export type RemoteAudio = { baseUrl: string; apiKey: string | null; model: string };
export type RemoteVoice = RemoteAudio & { voices: { leo: string; mirrorlox: string } };

const defaultTotalMs = 20_000;

export function toLeo(env: Env): LeoConfig {
  const { LEO_TTS_BASE_URL: speechUrl, LEO_STT_BASE_URL: hearingUrl } = env;
  return {
    model: toModel(env),
    speech: speechUrl
      ? {
          baseUrl: speechUrl,
          apiKey: env.LEO_TTS_API_KEY ?? null,
          model: env.LEO_TTS_MODEL ?? "tts-1",
          voices: {
            leo: env.LEO_TTS_VOICE_LEO ?? "onyx",
            mirrorlox: env.LEO_TTS_VOICE_MIRRORLOX ?? "nova",
          },
        }
      : null,
    speechTimeoutMs,
    hearing: hearingUrl
      ? {
          baseUrl: hearingUrl,
          apiKey: env.LEO_STT_API_KEY ?? null,
          model: env.LEO_STT_MODEL ?? "whisper-1",
        }
      : null,
    helpline: env.LEO_HELPLINE ?? null,
  };
}

function toModel(env: Env): ModelConfig | null {
  const provider = env.LEO_LLM_PROVIDER;
  if (!provider) return null;
  if (!env.LEO_LLM_MODEL) throw new ConfigError("LEO_LLM_PROVIDER needs LEO_LLM_MODEL");
  const baseUrl = env.LEO_LLM_BASE_URL ?? null;
  const apiKey = env.LEO_LLM_API_KEY ?? null;
  if (provider === "openai-compatible" && baseUrl === null) {
    throw new ConfigError("LEO_LLM_PROVIDER=openai-compatible needs LEO_LLM_BASE_URL");
  }
  if (provider === "anthropic" && apiKey === null) {
    throw new ConfigError("LEO_LLM_PROVIDER=anthropic needs LEO_LLM_API_KEY");
  }
  if (provider === "anthropic" && env.LEO_LLM_MODERATION_MODEL) {
    throw new ConfigError("LEO_LLM_MODERATION_MODEL needs a server of OpenAI's kind");
  }
  return {
    provider,
    baseUrl,
    apiKey,
    name: env.LEO_LLM_MODEL,
    mayUseTools: env.LEO_LLM_TOOLS !== "off",
    totalMs: env.LEO_LLM_TOTAL_MS ?? defaultTotalMs,
    tokensADay: env.LEO_LLM_TOKENS_A_DAY ?? null,
    moderation: env.LEO_LLM_MODERATION_MODEL ?? null,
  };
}
