import type { ButtonAction } from "@goldmane/contracts/assistant/actions";
import type { QueryClient } from "@tanstack/react-query";
import { tellConversation } from "#features/assistant/chat/conversation.ts";
import type { Press } from "#features/assistant/chat/state.ts";
import { saveControlsChange, sendApprovalRequest } from "#features/controls/queries.ts";
import { ApiError } from "#platform/api.ts";
import { dismissLeo } from "#platform/leo/ask-leo.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { PasswordDeclined } from "#platform/prompts/password-prompt.ts";
import { say } from "#platform/words/say.ts";
import { pointOut } from "./point-out.ts";

export type Pressed = {
  cache: QueryClient;
  navigate: (path: string) => void;
  /** The app's own sign-out, which asks for a grown-up's PIN from a child's profile. */
  signOut: () => void;
};

/**
 * Does what a button of an answer offers, and says in the conversation how it went. What only opens
 * something is never done: it can be pressed again.
 */
export async function pressButton(action: ButtonAction, around: Pressed): Promise<Press> {
  try {
    const text = await perform(action, around);
    if (text !== null) tellConversation({ type: "added", text });
    return action.type === "showHelp" || action.type === "offer" ? "open" : "done";
  } catch (error) {
    tellConversation({ type: "added", text: explain(error) });
    return "open";
  }
}

/** Returns what to say; null for nothing. */
async function perform(action: ButtonAction, around: Pressed): Promise<string | null> {
  const { cache, navigate } = around;
  switch (action.type) {
    case "offerAsk": {
      const { ask, titleId, title } = action;
      if (ask === "title" && titleId !== null) {
        await sendApprovalRequest(cache, { kind: "title", titleId });
        return say`I asked a parent about ${title}.`;
      }
      await sendApprovalRequest(cache, { kind: "time", ...(titleId !== null && { titleId }) });
      return say`I asked a parent for more time.`;
    }
    case "proposeControls":
      await saveControlsChange(cache, action.profileId, action.change);
      return action.done;
    case "offer":
      return action.what === "signOut" ? signOut(around) : await leaveParty();
    case "showHelp":
      dismissLeo();
      navigate(action.page);
      if (action.control !== null) pointOut(action.control);
      return null;
  }
}

function signOut({ signOut: leave }: Pressed): null {
  leave();
  return null;
}

async function leaveParty(): Promise<string> {
  const party = currentParty.get();
  if (!party) return say`You’re not in a party right now.`;
  await party.leave();
  return say`You left the party.`;
}

function explain(error: unknown): string {
  if (error instanceof PasswordDeclined) return say`Nothing was changed.`;
  if (error instanceof ApiError && error.displayMessage !== undefined) return error.displayMessage;
  return say`That didn’t work just now. Try again in a moment.`;
}
