import type { App, Viewer } from "#platform/app.ts";
import { listAsksOf } from "./store.ts";

/** What a parent said to a question of this viewer's. */
export type Answer = {
  askId: string;
  kind: "title" | "time";
  titleId: string | null;
  isYes: boolean;
  /** Given on top, where the answer was minutes. */
  minutes: number | null;
  answeredAt: number;
  answeredBy: string;
};

/** What parents answered to questions that were asked since an instant, latest question first. */
export async function readAnswers(app: App, { profile }: Viewer, since: number): Promise<Answer[]> {
  const asks = await listAsksOf(app.db, profile?.id ?? "", since);
  return asks.flatMap((ask) =>
    ask.answered_at === null
      ? []
      : [
          {
            askId: ask.id,
            kind: ask.kind === "title" ? "title" : "time",
            titleId: ask.title_id,
            isYes: ask.status === "yes",
            minutes: ask.minutes,
            answeredAt: ask.answered_at,
            answeredBy: ask.answered_by ?? "",
          },
        ],
  );
}
