import { json, type Turn } from "./scripted-server.ts";

type Call = { name: string; arguments: unknown };

/** A response of OpenAI's chat completions: text, tool calls, or both. */
export function completion(content: string | null, calls: readonly Call[] = [], extra = {}): Turn {
  return json({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "scripted",
    choices: [
      {
        index: 0,
        finish_reason: calls.length > 0 ? "tool_calls" : "stop",
        message: {
          role: "assistant",
          content,
          ...(calls.length > 0 && { tool_calls: calls.map(writeCall) }),
          ...extra,
        },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function writeCall({ name, arguments: given }: Call, at: number) {
  const written = typeof given === "string" ? given : JSON.stringify(given);
  return { id: `call_${at}`, type: "function", function: { name, arguments: written } };
}

/** Responses of other servers that differ from OpenAI's, by description. */
export const quirks: Readonly<Record<string, { turns: Turn[]; says: string | null }>> = {
  "thoughts within the words (deepseek, qwen)": {
    turns: [completion("<think>The secret plan.</think>Dragons are warm and clever.")],
    says: "Dragons are warm and clever.",
  },
  "thoughts beside the words (vllm)": {
    turns: [completion("Dragons are warm.", [], { reasoning_content: "The secret plan." })],
    says: "Dragons are warm.",
  },
  "a thought that never ends": { turns: [completion("<think>And then, and then")], says: null },
  "a call that leaked into the words (llama.cpp without --jinja)": {
    turns: [completion('<tool_call>{"name":"play","arguments":{}}</tool_call>')],
    says: null,
  },
  "a call as bare JSON (ollama)": {
    turns: [completion('{"name": "searchTitles", "parameters": {"query": "dragon"}}')],
    says: null,
  },
  "tools that it does not know (ollama)": {
    turns: [
      json({ error: { message: "registry.ollama.ai/library/tiny does not support tools" } }, 400),
      completion("Something with dragons, then."),
    ],
    says: "Something with dragons, then.",
  },
  "no usage, and the wrong finish": {
    turns: [
      json({ id: "1", choices: [{ index: 0, message: { role: "assistant", content: "Hello!" } }] }),
    ],
    says: "Hello!",
  },
  "arguments that are an object": {
    turns: [
      json({
        id: "1",
        model: "m",
        choices: [
          {
            index: 0,
            finish_reason: "tool_calls",
            message: {
              role: "assistant",
              content: null,
              tool_calls: [
                { id: "1", type: "function", function: { name: "recommend", arguments: {} } },
              ],
            },
          },
        ],
      }),
    ],
    says: null,
  },
  "nothing at all": { turns: [completion("")], says: null },
  "links, pictures and mark-up": {
    turns: [completion("**Look** at [this](https://evil.example/x) ![p](https://evil.example/y)!")],
    says: "Look at this p!",
  },
  "a page of HTML": {
    turns: [
      (_asked, reply) => {
        reply.writeHead(200, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      },
    ],
    says: null,
  },
  "half an answer": {
    turns: [
      (_asked, reply) => {
        reply.writeHead(200, { "content-type": "application/json", "content-length": "9000" });
        reply.write('{"id":"1","choices":[');
        reply.destroy();
      },
    ],
    says: null,
  },
  "an error in a friendly form": {
    turns: [json({ error: { message: "overloaded" } }, 503)],
    says: null,
  },
  "too many requests": { turns: [json({ error: { message: "slow down" } }, 429)], says: null },
  "a key that is none": { turns: [json({ error: { message: "who are you" } }, 401)], says: null },
};

/** A response of Anthropic's messages API. */
export function message(
  content: readonly (
    | { type: "text"; text: string }
    | { type: "tool_use"; name: string; input: unknown }
  )[],
): Turn {
  return json({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "scripted",
    stop_reason: content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn",
    stop_sequence: null,
    content: content.map((part, at) =>
      part.type === "tool_use" ? { id: `toolu_${at}`, ...part } : part,
    ),
    usage: { input_tokens: 1, output_tokens: 1 },
  });
}
