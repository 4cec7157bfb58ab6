import * as z from "zod/mini";

/** Rows of one page, unless fewer are asked for. */
export const pageRows = 50;

/** Where to go on: the `next` of the page before, as it was given. Without it the first page. */
export const pageQuery = {
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageRows)), pageRows),
};
export type PageQuery = { after?: string | undefined; limit: number };

/** Some of many, and where the rest begins; null at the end. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}
export type Page<Item> = { items: Item[]; next: string | null };
