import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { newId } from "#platform/ids.ts";
import type { RecurringJob } from "./recurring-job.ts";

export type RecurringRow = Selectable<Tables["recurring_job"]>;

/** The SQL of recurring jobs. Every write checks the lease, so that a node that lost it changes nothing. */
export class RecurringTable {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #leaseMs: number;

  constructor(db: Db, now: () => number, leaseMs: number) {
    this.#db = db;
    this.#now = now;
    this.#leaseMs = leaseMs;
  }

  /** A new job is due at once. One that waits for longer than its interval now waits that long. */
  async declare({ name, everyMs }: RecurringJob): Promise<void> {
    const now = this.#now();
    await this.#db
      .insertInto("recurring_job")
      .values({ name, due_at: now })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    await this.#db
      .updateTable("recurring_job")
      .set({ due_at: now + everyMs })
      .where("name", "=", name)
      .where("due_at", ">", now + everyMs)
      .execute();
  }

  async listDue(): Promise<string[]> {
    const now = this.#now();
    const rows = await this.#db
      .selectFrom("recurring_job")
      .select("name")
      .where("due_at", "<=", now)
      .where((is) => is.or([is("lease_id", "is", null), is("leased_until_at", "<", now)]))
      .execute();
    return rows.map(({ name }) => name);
  }

  /** Undefined if it is not due, or another node runs it. */
  async claim(name: string): Promise<RecurringRow | undefined> {
    const now = this.#now();
    return await this.#db
      .updateTable("recurring_job")
      .set({ lease_id: newId(now), leased_until_at: now + this.#leaseMs })
      .where("name", "=", name)
      .where("due_at", "<=", now)
      .where((is) => is.or([is("lease_id", "is", null), is("leased_until_at", "<", now)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** False if the lease was lost. */
  async renew(row: RecurringRow): Promise<boolean> {
    const { numUpdatedRows } = await this.#ours(row)
      .set({ leased_until_at: this.#now() + this.#leaseMs })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async finish(row: RecurringRow, dueAt: number): Promise<void> {
    await this.#ours(row).set({ due_at: dueAt, lease_id: null }).execute();
  }

  /** Releases the lease at shutdown. The round stays due. */
  async releaseLease(row: RecurringRow): Promise<void> {
    await this.#ours(row).set({ lease_id: null }).execute();
  }

  async expireLeases(): Promise<void> {
    await this.#db.updateTable("recurring_job").set({ lease_id: null }).execute();
  }

  #ours({ name, lease_id }: RecurringRow) {
    return this.#db
      .updateTable("recurring_job")
      .where("name", "=", name)
      .where("lease_id", "=", lease_id);
  }
}
