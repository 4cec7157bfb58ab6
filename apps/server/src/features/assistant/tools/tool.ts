import * as z from "zod/mini";
import type { Outcome, ToolContext } from "./tool-context.ts";
import { refuse } from "./tool-context.ts";

/**
 * "read" looks up, "act" is performed by the browser and can be undone, "write" changes stored
 * data.
 */
type Kind = "read" | "act" | "write";

export type Tool = {
  name: string;
  /** Tells a model when to use the tool. */
  description: string;
  kind: Kind;
  input: z.ZodMiniObject;
  /** Whether this viewer can use the tool. By default everyone can. */
  isFor: (context: ToolContext) => boolean;
  run: (context: ToolContext, input: unknown) => Promise<Outcome>;
};

type Parts<Input extends z.ZodMiniObject> = {
  description: string;
  kind: Kind;
  input: Input;
  isFor?: (context: ToolContext) => boolean;
  run: (context: ToolContext, input: z.output<Input>) => Promise<Outcome> | Outcome;
};

export function defineTool<Input extends z.ZodMiniObject>(
  name: string,
  { run, isFor = () => true, ...parts }: Parts<Input>,
): Tool {
  return {
    name,
    ...parts,
    isFor,
    run: async (context, given) => {
      const read = z.safeParse(parts.input, given);
      if (!read.success) {
        const { say } = context.words;
        return refuse(say`I didn’t get that. Can you say it another way?`);
      }
      return await run(context, read.data);
    },
  };
}

/**
 * Runs a tool for the context's viewer. Every engine must call tools through this function: it
 * enforces access, the number of calls, and the limit of one change per answer.
 */
export async function callTool(context: ToolContext, tool: Tool, input: unknown): Promise<Outcome> {
  const { say } = context.words;
  if (!tool.isFor(context)) return refuse(say`That isn’t available on this profile.`);
  if (context.left.calls <= 0)
    return refuse(say`That’s a lot at once. Ask me one thing at a time.`);
  context.left.calls -= 1;
  if (tool.kind === "write") {
    if (context.left.writes <= 0) return refuse(say`I can only change one thing at a time.`);
    context.left.writes -= 1;
  }
  return await tool.run(context, input);
}
