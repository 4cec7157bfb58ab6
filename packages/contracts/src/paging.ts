import * as z from "zod/mini";

/** The default and maximum page size. */
export const pageRows = 50;

/** `after` is the `next` of the previous page; without it the first page. */
export const pageQuery = {
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageRows)), pageRows),
};
export type PageQuery = { after?: string | undefined; limit: number };

/** A page of items; `next` is the cursor of the next page, null at the end. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}
export type Page<Item> = { items: Item[]; next: string | null };
