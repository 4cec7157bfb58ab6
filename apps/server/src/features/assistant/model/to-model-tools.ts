import type { ToolSet } from "ai";
import type { Outcome, ToolContext } from "#features/assistant/tools/tool-context.ts";
import { cardOf, refuse } from "#features/assistant/tools/tool-context.ts";
import { modelTools } from "#features/assistant/tools/list-tools.ts";
import { callTool, type Tool } from "#features/assistant/tools/tool.ts";

/** Tools that need an explicit request in the viewer's own message, regardless of the model. */
const asked: Readonly<Record<string, RegExp>> = {
  play: /\b(?:play|watch|start|put on|see|show me)\b/i,
  addToWatchlist: /\b(?:add|save|keep|list|later)\b/i,
  removeFromWatchlist: /\b(?:remove|delete|take|drop|off)\b/i,
  openService: /\b(?:open|order|go to|take me|launch|listen|get)\b/i,
  openPage: /\b(?:open|go|take me|show|where|page)\b/i,
  openTitle: /\b(?:open|show|go|take me|about|details|what)\b/i,
};
/** Tools that a model may call for this viewer; each outcome is passed to the callback. */
export async function toModelTools(
  context: ToolContext,
  message: string,
  transcribe: (tool: Tool, outcome: Outcome) => void,
): Promise<ToolSet> {
  const { tool: modelTool } = await import("ai");
  const offered = modelTools.filter((one) => one.isFor(context));
  return Object.fromEntries(
    offered.map((one) => [
      one.name,
      modelTool({
        description: one.description,
        inputSchema: one.input,
        execute: async (input: unknown) => {
          const outcome = await runAsked(context, { tool: one, input, message });
          transcribe(one, outcome);
          return outcome.isRefusal ? { refused: outcome.text } : (outcome.data ?? outcome.text);
        },
      }),
    ]),
  );
}

async function runAsked(
  context: ToolContext,
  { tool, input, message }: { tool: Tool; input: unknown; message: string },
): Promise<Outcome> {
  const words = asked[tool.name];
  if (!words || words.test(message)) return await callTool(context, tool, input);
  if (tool.name !== "play") return refuse("The viewer did not ask for that.");
  // Without an explicit request the film is shown with a Play button.
  const titleId = typeof input === "object" && input && "titleId" in input ? input.titleId : null;
  const title = typeof titleId === "string" ? context.find(titleId) : null;
  if (!title) return refuse("There is no such film for this viewer.");
  return { text: title.title, data: { shown: title.id }, cards: [cardOf(title)] };
}
