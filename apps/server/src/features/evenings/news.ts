import { eveningLastsMs } from "@goldmane/contracts/evenings/limits";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { isFor } from "./standing.ts";
import { type EveningRow, listEveningsOf, listGuests } from "./store.ts";

export type EveningNews = {
  /** Another for each change, so that what was read is news again. */
  id: string;
  kind: "asked" | "changed" | "cancelled" | "soon";
  evening: string;
  planner: string;
  startsAt: number;
  at: number;
};

/** What the bell says of evenings: asked to one, another time or film, called off, beginning soon. */
export async function readEveningNews(
  app: App,
  viewer: Viewer,
  since: number,
): Promise<EveningNews[]> {
  const profileId = viewer.profile?.id ?? "";
  const after = app.now() - eveningLastsMs;
  const rows = await listEveningsOf(app.db, { profileId, after });
  const told = await Promise.all(
    rows.map(async (evening) =>
      (await isFor(app, viewer, evening)) ? await tellOf(app, profileId, evening) : [],
    ),
  );
  return told.flat().filter(({ at }) => at >= since);
}

async function tellOf(app: App, profileId: string, evening: EveningRow): Promise<EveningNews[]> {
  const { id, revision } = evening;
  const guest = (await listGuests(app.db, id)).find((one) => one.profileId === profileId);
  const planner = (await findSessionProfile(app.db, evening.profile_id))?.displayName ?? "";
  const facts = { evening: evening.name, planner, startsAt: evening.starts_at };
  if (evening.cancelled_at !== null) {
    const news = { ...facts, id: `evening-${id}-off`, at: evening.cancelled_at };
    return guest ? [{ ...news, kind: "cancelled" }] : [];
  }
  const wasThere = guest && guest.askedAt < evening.changed_at;
  const asked = guest && {
    ...facts,
    id: `evening-${id}-${revision}`,
    kind: wasThere ? ("changed" as const) : ("asked" as const),
    at: Math.max(guest.askedAt, evening.changed_at),
  };
  // Who said that they cannot come is not reminded.
  const isReminded = evening.reminded_at !== null && guest?.answer !== "cannot";
  return [
    ...(asked ? [asked] : []),
    ...(isReminded
      ? [
          {
            ...facts,
            id: `evening-${id}-soon`,
            kind: "soon" as const,
            at: evening.reminded_at ?? 0,
          },
        ]
      : []),
  ];
}
