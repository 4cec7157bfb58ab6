import type { App, ProfileViewer } from "#platform/app.ts";
import { listRequestsOfProfile } from "./store.ts";

/** A parent's answer to a request of this viewer. */
export type Answer = {
  requestId: string;
  kind: "title" | "time";
  titleId: string | null;
  isYes: boolean;
  /** Extra minutes granted, if the answer was minutes. */
  minutes: number | null;
  answeredAt: number;
  answeredBy: string;
};

/** Answers to requests made since an instant, latest request first. */
export async function readAnswers(
  app: App,
  { profile }: ProfileViewer,
  since: number,
): Promise<Answer[]> {
  const requests = await listRequestsOfProfile(app.db, profile.id, since);
  return requests.flatMap((request) =>
    request.answered_at === null
      ? []
      : [
          {
            requestId: request.id,
            kind: request.kind === "title" ? "title" : "time",
            titleId: request.title_id,
            isYes: request.status === "yes",
            minutes: request.minutes,
            answeredAt: request.answered_at,
            answeredBy: request.answered_by ?? "",
          },
        ],
  );
}
