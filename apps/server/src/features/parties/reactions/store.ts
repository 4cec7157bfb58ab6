import { reaction, type Reaction } from "@goldmane/contracts/parties/schema";
import type { Db } from "#platform/db/open-db.ts";

export type Moment = { second: number; reaction: Reaction; times: number };

export async function addReactions(
  db: Db,
  at: { partyId: string; titleId: string; second: number },
  counts: ReadonlyMap<Reaction, number>,
): Promise<void> {
  for (const [kind, times] of counts) {
    await db
      .insertInto("party_reaction")
      .values({
        party_id: at.partyId,
        title_id: at.titleId,
        second: at.second,
        reaction: kind,
        times,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["party_id", "title_id", "second", "reaction"])
          .doUpdateSet((is) => ({ times: is("party_reaction.times", "+", times) })),
      )
      .execute();
  }
}

/** Reactions to a film in all parties on this server, by second. */
export async function listReactionsTo(db: Db, titleId: string): Promise<Moment[]> {
  const rows = await db
    .selectFrom("party_reaction")
    .where("title_id", "=", titleId)
    .groupBy(["second", "reaction"])
    .select(({ fn }) => ["second", "reaction", fn.sum<number | string>("times").as("times")])
    .orderBy("second")
    .orderBy("reaction")
    .execute();
  return rows.map((row) => ({
    second: row.second,
    reaction: reaction.parse(row.reaction),
    times: Number(row.times),
  }));
}

/** A party's reactions by second, most frequent first. */
export async function listMoments(
  db: Db,
  partyId: string,
): Promise<(Moment & { titleId: string })[]> {
  const rows = await db
    .selectFrom("party_reaction")
    .selectAll()
    .where("party_id", "=", partyId)
    .orderBy("times", "desc")
    .orderBy("second")
    .orderBy("reaction")
    .limit(50)
    .execute();
  return rows.map((row) => ({
    titleId: row.title_id,
    second: row.second,
    reaction: reaction.parse(row.reaction),
    times: row.times,
  }));
}
