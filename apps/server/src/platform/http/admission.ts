import type { Access } from "@goldmane/contracts/endpoint";
import { AppError } from "@goldmane/contracts/errors";
import { passerBy, type Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";

/** What a browser session is allowed. There are no profiles yet: everyone is a grown-up. */
export function toViewer(config: Config, sessionId: string | null): Viewer {
  return { id: sessionId ?? passerBy, highestRating: "R", isOperator: config.demo };
}

/** Lets the viewer in or says why not. */
export function admit(access: Access, viewer: Viewer): void {
  switch (access) {
    case "anyone":
      return;
    case "operator":
      if (viewer.isOperator) return;
      throw new AppError("NOT_ALLOWED", "Only who runs this house may do that.");
    case "household":
    case "profile":
    case "parent":
      throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  }
}
